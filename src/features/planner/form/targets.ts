import { whoClinicalFigures } from '@/data/room-words';
import { airChangeTargets } from '@/domain/air-changes';
import {
  ashraeReading,
  cdphAch,
  cdphLitresPerSecondEach,
  isClinical,
  litresPerSecondEachOf,
  type PeopleRule,
  type RoomKind,
} from '@/domain/people';

type Target = {
  value: string;
  label: string;
  /** Air changes per hour; undefined for one's own. */
  ach?: number;
  rule?: PeopleRule;
  source: (kind: RoomKind) => string;
};

const { minimum, optimum } = airChangeTargets;

const atLeastOurs = `, or ${optimum} air changes an hour if that is more`;

export const targets = [
  {
    value: `${optimum}`,
    label: `${optimum} air changes an hour: our optimum`,
    ach: optimum,
    source: () => 'Our own optimum.',
  },
  {
    value: `${minimum}`,
    label: `${minimum}: our minimum`,
    ach: minimum,
    source: () => 'Our own minimum for an occupied room.',
  },
  {
    value: '5',
    label: '5: the CDC, any occupied room',
    ach: 5,
    source: () => 'The US health agency CDC, May 2023: any occupied room.',
  },
  {
    value: '10',
    label: '10: as a treatment room is ventilated',
    ach: 10,
    source: () =>
      'HTM 03-01 (2021) ventilates a treatment room ten times an hour. A purifier adds to ventilation and does not count towards it.',
  },
  {
    value: 'cdph',
    label: `${cdphAch}, or ${cdphLitresPerSecondEach} L/s a person (California, CDPH)`,
    ach: cdphAch,
    rule: 'cdph',
    source: () =>
      `California Department of Public Health: ${cdphAch} air changes an hour, or 30 cfm (${cdphLitresPerSecondEach} L/s) of clean air for each person, whichever is greater.`,
  },
  {
    value: 'ashrae',
    label: 'Each person’s share (US standard ASHRAE 241)',
    ach: optimum,
    rule: 'ashrae',
    source: (kind) => {
      const each = litresPerSecondEachOf('ashrae', kind);
      const reading = ashraeReading(kind);
      const nearest = reading ? ` (${reading})` : '';
      return each === undefined
        ? 'ASHRAE 241 has a figure for each kind of room: choose one above.'
        : `${each} L/s for each person${nearest}${atLeastOurs}. ANSI/ASHRAE Standard 241-2023, Table 5-1. We compare with the figure and claim no compliance: the standard asks for its own tests of an air cleaner.`;
    },
  },
  {
    value: 'who',
    label: 'Each person’s share (WHO)',
    ach: optimum,
    rule: 'who',
    source: (kind) =>
      `${litresPerSecondEachOf('who', kind)} L/s for each person${isClinical(kind) ? ', its figure for ordinary rooms' : ''}${atLeastOurs}. WHO, roadmap on ventilation, 2021.${isClinical(kind) ? ` ${whoClinicalFigures}.` : ''}`,
  },
  {
    value: 'own',
    label: 'My own figure',
    rule: 'own',
    source: () => 'From your assessor or your standard. If you give both, the greater counts.',
  },
] as const satisfies readonly Target[];

/** A target of the form's list. */
export type TargetChoice = (typeof targets)[number]['value'];

export const usualTarget = targets[0].value;

/** The target that a choice of the list stands for; the first one when it is unknown. */
export function targetOf(choice: TargetChoice): Target {
  return targets.find(({ value }) => value === choice) ?? targets[0];
}
