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
import type { RoomChoice } from '@/domain/room-advice';
import { roomVolumeM3 } from '@/domain/room';
import { cleanAirForPeople, decidedBy, minLitresPerSecondEach, neededLitresPerSecondEach } from '@/domain/sizing';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { grouped } from '@/lib/format/number';
import { kindLabel } from './room-presets';

const ruleWords: Readonly<Record<PeopleRule, string>> = {
  cdph: 'CDPH’s rule',
  ashrae: 'ASHRAE 241’s figure',
  who: 'WHO’s figure',
  own: 'your own figure',
};

const flow = (m3PerHour: number) => `${grouped(Math.round(m3PerHour))} m³/h`;

/** What people and volume need, and which of the two decides; undefined without people. */
export function formatNeed(room: PlannedRoom): string | undefined {
  const { people, roomKind, rule, targetAch } = room;
  if (people === undefined) return undefined;
  const isOwnRule = neededLitresPerSecondEach(room) > minLitresPerSecondEach;
  const forPeople = `${flow(cleanAirForPeople(room))} of clean air by ${isOwnRule && rule ? ruleWords[rule] : isClinical(roomKind) ? `our ${minLitresPerSecondEach} L/s each` : ruleWords.who}`;
  const forRoom = `${airChangesAnHour(targetAch)} (${flow(targetAch * roomVolumeM3(room))})`;
  const counted = formatPeople(people);
  return decidedBy(room) === 'people'
    ? `The ${counted} ${people === 1 ? 'decides' : 'decide'}, not the volume: ${forPeople}, against ${forRoom}. It is cleaned air, not fresh.`
    : `The volume decides: ${forRoom}. ${counted} need${people === 1 ? 's' : ''} ${forPeople}.`;
}

/** What others ask for, L/s a person, the least first. */
function othersAskFor(kind: RoomKind): string {
  const ashrae = litresPerSecondEachOf('ashrae', kind);
  const who = isClinical(kind) ? undefined : litresPerSecondEachOf('who', kind);
  const yardsticks = [
    who !== undefined && `WHO asks for ${who}`,
    `California’s CDPH asks for ${cdphLitresPerSecondEach}`,
    ashrae !== undefined && `ASHRAE 241 asks for ${ashrae} (${ashraeReading(kind) ?? kindLabel(kind).toLowerCase()})`,
  ];
  return `${yardsticks.filter(Boolean).join('; ')}.`;
}

/** The share of each person in L/s, as in "11.5"; '' without people. */
export function formatShare({ people }: PlannedRoom, { rates }: Pick<RoomChoice, 'rates'>): string {
  return people === undefined ? '' : airEachLitresPerSecond(rates.chosen, people).toFixed(1);
}

/** Clean air for each person and what WHO, CDPH and ASHRAE ask for. Undefined without people or without airflow. */
export function formatShares(room: PlannedRoom, { rates }: Pick<RoomChoice, 'rates'>): string | undefined {
  if (room.people === undefined || rateAch(rates.chosen) === 0) return undefined;
  const clinical = isClinical(room.roomKind) ? ` ${whoClinicalFigures}.` : '';
  return `${formatAirEach(rates.chosen, room.people)}. ${othersAskFor(room.roomKind)}${clinical}`;
}
