import { rateAch } from '@/domain/air-changes';
import {
  airEachInWords,
  airEachLitresPerSecond,
  cdphEach,
  cleanAirNeed,
  litresPerSecondBy,
  peopleInWords,
  type PeopleRule,
  type RoomKind,
} from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan-url';
import type { RoomChoice } from '@/domain/room-advice';
import { roomVolumeM3 } from '@/domain/room';
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

/** Which of the two targets decides; undefined without a rule for people. */
export function decisionInWords(room: PlannedRoom): string | undefined {
  const { people, rule, litresPerSecondEach = 0, targetAch } = room;
  if (people === undefined || !rule) return undefined;
  const forPeople = flow(people * litresPerSecondEach * 3.6);
  const forRoom = flow(targetAch * roomVolumeM3(room));
  const forAir = airChangesAnHour(targetAch);
  const { decidedBy } = cleanAirNeed(room);
  const who = `${peopleInWords(people)} need${people === 1 ? 's' : ''}`;
  return decidedBy === 'people'
    ? `${who} ${forPeople} of clean air by ${ruleWords[rule]}, more than ${forAir} (${forRoom}).`
    : `${forAir} (${forRoom}) ${targetAch === 1 ? 'decides' : 'decide'}: ${who} no more than ${forPeople} by ${ruleWords[rule]}.`;
}

function compared(each: number, kind: RoomKind): string {
  const share = (figure: number) => `${Math.round((each / figure) * 100)}%`;
  const ashrae = litresPerSecondBy('ashrae', kind);
  const who = litresPerSecondBy('who', kind) ?? 0;
  return [
    ashrae !== undefined && `${share(ashrae)} of ASHRAE 241’s ${ashrae} (${kindLabel(kind).toLowerCase()})`,
    `${share(cdphEach)} of CDPH’s ${cdphEach}`,
    `${share(who)} of WHO’s ${who}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The share of each person in L/s, as in "11.5"; '' without people. */
export function shareInWords({ people }: PlannedRoom, { reaches }: Pick<RoomChoice, 'reaches'>): string {
  return people === undefined ? '' : airEachLitresPerSecond(reaches.quietest, people).toFixed(1);
}

export function sharesInWords(room: PlannedRoom, { reaches }: Pick<RoomChoice, 'reaches'>): string | undefined {
  if (room.people === undefined || rateAch(reaches.quietest) === 0) return undefined;
  const each = airEachLitresPerSecond(reaches.quietest, room.people);
  return `${airEachInWords(reaches.quietest, room.people)}: ${compared(each, room.roomKind)}.`;
}
