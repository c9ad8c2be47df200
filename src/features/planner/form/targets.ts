import { airChangeTargets } from '@/domain/air-changes';
import { cdphAch, litresPerSecondBy, type PeopleRule, type RoomKind } from '@/domain/people';

export type Target = {
  value: string;
  label: string;
  /** Air changes per hour; undefined for one's own. */
  ach?: number;
  rule?: PeopleRule;
  source: (kind: RoomKind) => string;
};

const atLeastOurs = `, or ${airChangeTargets.optimum} air changes an hour if that is more`;

/** The first is the usual one. */
export const targets = [
  {
    value: '6',
    label: '6 air changes an hour: our optimum',
    ach: 6,
    source: () => 'Our own optimum.',
  },
  { value: '3', label: '3: our minimum', ach: 3, source: () => 'Our own minimum for an occupied room.' },
  { value: '5', label: '5: the CDC, any occupied room', ach: 5, source: () => 'CDC, May 2023: any occupied room.' },
  {
    value: '10',
    label: '10: as a treatment room is ventilated',
    ach: 10,
    source: () =>
      'HTM 03-01 (2021) ventilates a treatment room ten times an hour. A purifier adds to ventilation and does not count towards it.',
  },
  {
    value: 'cdph',
    label: '5, or 14.2 L/s a person: CDPH',
    ach: cdphAch,
    rule: 'cdph',
    source: () =>
      'California Department of Public Health: 5 air changes an hour, or 30 cfm (14.2 L/s) of clean air for each person, whichever is greater.',
  },
  {
    value: 'ashrae',
    label: 'Each person’s share: ASHRAE 241',
    ach: airChangeTargets.optimum,
    rule: 'ashrae',
    source: (kind) => {
      const each = litresPerSecondBy('ashrae', kind);
      const nearest = kind === 'treatment-room' ? ', the figure of an exam room, the nearest by our reading' : '';
      return each === undefined
        ? 'ASHRAE 241 has a figure for each kind of room: choose one above.'
        : `${each} L/s for each person${nearest}${atLeastOurs}. ANSI/ASHRAE Standard 241-2023, Table 5-1. We compare with the figure and claim no compliance: the standard asks for its own tests of an air cleaner.`;
    },
  },
  {
    value: 'who',
    label: 'Each person’s share: WHO',
    ach: airChangeTargets.optimum,
    rule: 'who',
    source: (kind) =>
      `${litresPerSecondBy('who', kind)} L/s for each person${kind === 'treatment-room' ? ', where care generates aerosols' : ''}${atLeastOurs}. WHO, roadmap on ventilation, 2021.`,
  },
  {
    value: 'own',
    label: 'My own figure',
    rule: 'own',
    source: () => 'From your assessor or your standard. If you give both, the greater counts.',
  },
] as const satisfies readonly Target[];

export type TargetChoice = (typeof targets)[number]['value'];

export function targetOf(choice: TargetChoice): Target {
  return targets.find(({ value }) => value === choice) ?? targets[0];
}
