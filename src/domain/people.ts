import { grouped } from '@/lib/format/number';
import { litresPerSecond, rateAch, type StatedRate } from './air-changes';
import { roomVolumeM3 } from './room';
import { cleanAirForPeople, decidedBy, type Decisive, minLitresPerSecondEach, type RoomNeed } from './sizing';

/** Kinds of room that the planner, the search and the sector pages know. */
export const roomKinds = [
  'classroom',
  'office',
  'treatment-room',
  'ward',
  'waiting-room',
  'waiting-area',
  'restaurant',
  'function-room',
  'gym',
  'studio',
  'hall',
  'bedroom',
  'home-bedroom',
  'home',
  'other',
] as const;

/** What a room is used for; people per square metre and clean air per person depend on it. */
export type RoomKind = (typeof roomKinds)[number];

/** Rooms of health care. WHO's higher figures for them are for ventilation, so no machine is sized by them. */
export function isClinical(kind: RoomKind): boolean {
  return (['treatment-room', 'ward', 'waiting-room', 'waiting-area'] as readonly RoomKind[]).includes(kind);
}

/** Ventilation in L/s: for each person in ordinary rooms, for each patient in health care. WHO, roadmap on ventilation, 2021. */
export const whoLitresPerSecondEach = { ordinary: minLitresPerSecondEach, patient: 60, aerosols: 160 } as const;

/** Figures per person that a plan may follow; `own` is the visitor's. */
export const peopleRules = ['cdph', 'ashrae', 'who', 'own'] as const;

/** Whose rule says how much clean air a person needs. */
export type PeopleRule = (typeof peopleRules)[number];

/**
 * Equivalent clean airflow in L/s per person: ANSI/ASHRAE Standard 241-2023, Table 5-1, infection risk management mode.
 * Read from two public tools that agree (docs/go-live.md).
 */
const ashraeLitresPerSecondEach: Readonly<Partial<Record<RoomKind, number>>> = {
  office: 15,
  home: 15,
  bedroom: 15,
  'home-bedroom': 15,
  classroom: 20,
  'treatment-room': 20,
  hall: 25,
  restaurant: 30,
  'function-room': 30,
  ward: 35,
  gym: 40,
  studio: 40,
  'waiting-room': 45,
  'waiting-area': 45,
};

/** What the standard names where it has no figure for a kind of room of ours. */
const nearestOfAshrae: Readonly<Partial<Record<RoomKind, string>>> = {
  'treatment-room': 'exam room',
  'function-room': 'food and beverage',
};

/** As in "exam room, nearest by our reading"; undefined where the standard names the room. */
export function ashraeReading(kind: RoomKind): string | undefined {
  const nearest = nearestOfAshrae[kind];
  return nearest && `${nearest}, nearest by our reading`;
}

/** 30 cfm: California Department of Public Health, interim guidance on ventilation. */
export const cdphLitresPerSecondEach = 14.2;

/** Target of air changes per hour that comes with the figure of CDPH. */
export const cdphAch = 5;

/** L/s per person; undefined where the rule has no figure for the kind of room. */
export function litresPerSecondEachOf(rule: Exclude<PeopleRule, 'own'>, kind: RoomKind): number | undefined {
  switch (rule) {
    case 'cdph':
      return cdphLitresPerSecondEach;
    case 'who':
      return whoLitresPerSecondEach.ordinary;
    case 'ashrae':
      return ashraeLitresPerSecondEach[kind];
  }
}

type CleanAirNeed = { cleanAirM3PerHour: number; decidedBy: Decisive };

/** The greater of target × volume and L/s per person × people × 3.6. */
export function cleanAirNeed(room: RoomNeed): CleanAirNeed {
  const forRoom = room.targetAch * roomVolumeM3(room);
  return { cleanAirM3PerHour: Math.max(forRoom, cleanAirForPeople(room)), decidedBy: decidedBy(room) };
}

/** L/s of each person at a rate, ventilation included. @param people above 0 */
export function airEachLitresPerSecond(stated: StatedRate, people: number): number {
  return litresPerSecond(rateAch(stated) * stated.volumeM3) / people;
}

/** "1 person" or "30 people". */
export function formatPeople(people: number): string {
  return people === 1 ? '1 person' : `${grouped(people)} people`;
}

/** As in "30 people get 10.3 L/s each, outside air counted in". @param people above 0 */
export function formatAirEach(stated: StatedRate, people: number): string {
  const each = `${airEachLitresPerSecond(stated, people).toFixed(1)} L/s`;
  const get = people === 1 ? `gets ${each}` : `get ${each} each`;
  return `${formatPeople(people)} ${get}${stated.ventilationAch > 0 ? ', outside air counted in' : ''}`;
}
