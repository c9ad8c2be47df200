import { whoClinicalFigures } from '@/data/room-words';
import { rateAch } from '@/domain/air-changes';
import {
  ashraeReading,
  formatAirEach,
  airEachLitresPerSecond,
  cdphLitresPerSecondEach,
  litresPerSecondEachOf,
  formatPeople,
  isClinical,
  type PeopleRule,
  type RoomKind,
} from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan/plan';
import type { RoomChoice } from '@/domain/room-answer';
import { roomVolumeM3 } from '@/domain/room';
import { cleanAirForPeople, decidedBy, minLitresPerSecondEach, neededLitresPerSecondEach } from '@/domain/sizing';
import { airChangesAnHour, formatAch } from '@/lib/format/air-changes';
import { grouped } from '@/lib/format/number';
import { kindLabel } from './room-presets';

const ruleWords: Readonly<Record<PeopleRule, string>> = {
  cdph: 'CDPH’s rule',
  ashrae: 'ASHRAE 241’s figure',
  who: 'WHO’s figure',
  own: 'your own figure',
};

const flow = (m3PerHour: number) => `${grouped(Math.round(m3PerHour))} m³/h`;

/** What the volume asks for, as in "6 air changes an hour (468 m³/h)". */
function formatTarget(room: PlannedRoom): string {
  return `${airChangesAnHour(room.targetAch)} (${flow(room.targetAch * roomVolumeM3(room))})`;
}

/** The figure that the people are counted by. */
function peopleBy(room: PlannedRoom): string {
  const { roomKind, rule } = room;
  if (neededLitresPerSecondEach(room) > minLitresPerSecondEach && rule) return ruleWords[rule];
  return isClinical(roomKind) ? `our ${minLitresPerSecondEach} L/s each` : ruleWords.who;
}

const cleanedNotFresh = 'What the machines add is cleaned air, not fresh.';

/** As in "The volume decides"; undefined without people. */
function formatDecider(room: PlannedRoom): string | undefined {
  const { people } = room;
  if (people === undefined) return undefined;
  return decidedBy(room) === 'people'
    ? `The ${formatPeople(people)} ${people === 1 ? 'decides' : 'decide'}, not the volume`
    : 'The volume decides';
}

/** What people and volume need, and which of the two decides; undefined without people. */
export function formatNeed(room: PlannedRoom): string | undefined {
  const { people } = room;
  if (people === undefined) return undefined;
  const forPeople = `${flow(cleanAirForPeople(room))} of clean air by ${peopleBy(room)}`;
  const forRoom = formatTarget(room);
  const decider = formatDecider(room);
  return decidedBy(room) === 'people'
    ? `${decider}: ${forPeople}, against ${forRoom}. ${cleanedNotFresh}`
    : `${decider}: ${forRoom}. ${formatPeople(people)} need${people === 1 ? 's' : ''} ${forPeople}.`;
}

/** What others ask for, L/s a person, the least first. */
function yardsticks(kind: RoomKind): { name: string; litresPerSecond: number; reading?: string }[] {
  const ashrae = litresPerSecondEachOf('ashrae', kind);
  const who = isClinical(kind) ? undefined : litresPerSecondEachOf('who', kind);
  return [
    ...(who === undefined ? [] : [{ name: 'WHO', litresPerSecond: who }]),
    { name: 'California’s CDPH', litresPerSecond: cdphLitresPerSecondEach },
    ...(ashrae === undefined
      ? []
      : [
          {
            name: 'ASHRAE 241',
            litresPerSecond: ashrae,
            reading: ashraeReading(kind) ?? kindLabel(kind).toLowerCase(),
          },
        ]),
  ];
}

/** What WHO asks of the ventilation of a clinical room; '' elsewhere. */
function formatClinical({ roomKind }: PlannedRoom): string {
  return isClinical(roomKind) ? `${whoClinicalFigures}.` : '';
}

/** The share of each person in L/s, as in "11.5"; '' without people. */
export function formatShare({ people }: PlannedRoom, { rates }: Pick<RoomChoice, 'rates'>): string {
  return people === undefined ? '' : airEachLitresPerSecond(rates.chosen, people).toFixed(1);
}

/** Clean air for each person and what WHO, CDPH and ASHRAE ask for. Undefined without people or without airflow. */
export function formatShares(room: PlannedRoom, { rates }: Pick<RoomChoice, 'rates'>): string | undefined {
  if (room.people === undefined || rateAch(rates.chosen) === 0) return undefined;
  const clinical = formatClinical(room);
  const claims = yardsticks(room.roomKind).map(
    ({ name, litresPerSecond, reading }) => `${name} asks for ${litresPerSecond}${reading ? ` (${reading})` : ''}`,
  );
  return `${formatAirEach(rates.chosen, room.people)}. ${claims.join('; ')}.${clinical && ` ${clinical}`}`;
}

/** Terms and values: what the room asks for, and what each person gets. */
export function needTerms(room: PlannedRoom, choice: Pick<RoomChoice, 'rates'>): [term: string, value: string][] {
  const { people, targetAch, ventilationAch, roomKind } = room;
  const ventilation: [string, string][] =
    ventilationAch > 0 ? [['Ventilation, counted', `${formatAch(ventilationAch)} an hour`]] : [];
  const target: [string, string] = [`Target, ${formatAch(targetAch)} an hour`, flow(targetAch * roomVolumeM3(room))];
  if (people === undefined) return [target, ...ventilation];
  return [
    target,
    [`${formatPeople(people)}, by ${peopleBy(room)}`, flow(cleanAirForPeople(room))],
    ...ventilation,
    [`Each person${ventilationAch > 0 ? ', outside air counted' : ''}`, `${formatShare(room, choice)} L/s`],
    ...yardsticks(roomKind).map(({ name, litresPerSecond, reading }): [string, string] => [
      `${name} asks for${reading ? ` (${reading})` : ''}`,
      `${litresPerSecond} L/s`,
    ]),
  ];
}

/** As in "At 6 air changes an hour there is enough for 10 people: the volume decides". */
function formatVolumeDecides(room: PlannedRoom): string | undefined {
  const { people } = room;
  if (people === undefined) return undefined;
  return `At ${airChangesAnHour(room.targetAch)} there is enough for ${formatPeople(people)}: the volume decides`;
}

/** What the terms do not hold: which of them decides, if nothing else says it, and the limits of the answer. */
export function formatNeedNote(room: PlannedRoom, isDeciderSaid: boolean): string {
  const decider = decidedBy(room) === 'people' ? formatDecider(room) : formatVolumeDecides(room);
  if (!decider) return '';
  const limit = decidedBy(room) === 'people' && cleanedNotFresh;
  return [!isDeciderSaid && `${decider}.`, limit, formatClinical(room)].filter(Boolean).join(' ');
}
