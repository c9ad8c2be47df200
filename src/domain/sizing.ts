import { judgedAsShown, rate, rateAch, roomTurnedOverM3 } from './air-changes';
import { roomVolumeM3, type RoomSize, type RoomVolume } from './room';
import { measuredAirflowM3PerHour, type RunningSpeed, type SpeedChoice } from './speeds';
import type { CalculatorModelName } from './machines';

/** How much clean air a room needs. */
export type RoomNeed = (RoomSize | RoomVolume) & {
  /** Air changes per hour to reach. */
  targetAch: number;
  /** Air changes per hour that the room has already: 1 for windows that open (docs/specification-coverage.md, row 268). */
  ventilationAch: number;
  /** Share of a machine's output that counts: 1, or 0.5 where an assessor halves it. */
  share: 1 | 0.5;
  /** People in the room and the clean air for each. The greater of this and `targetAch` counts. */
  people?: { number: number; litresPerSecondEach: number };
};

/** Air changes per hour to reach: the target, or what the people need, whichever is greater. */
export function neededAch(room: RoomNeed): number {
  const { targetAch, people } = room;
  if (!people) return targetAch;
  return Math.max(targetAch, roomTurnedOverM3(people.number * people.litresPerSecondEach * 3.6, roomVolumeM3(room)));
}

/** What some machines at one speed reach in a room, its ventilation counted in. */
export function reachedRate(model: CalculatorModelName, machines: number, speed: SpeedChoice, room: RoomNeed) {
  const { ventilationAch, share } = room;
  return rate(model, roomVolumeM3(room), { machines, speed, ventilationAch, share });
}

/** Whether a rate reaches what a room needs, judged to two decimals: a printed 6.00 is 6. */
export function isReached(ach: number, room: RoomNeed): boolean {
  return judgedAsShown(ach) >= judgedAsShown(neededAch(room));
}

/** The fewest machines of one model that bring a room to its target at one speed. @returns 0 where ventilation is enough */
export function machinesNeeded(model: CalculatorModelName, speed: SpeedChoice, room: RoomNeed): number {
  if (isReached(room.ventilationAch, room)) return 0;
  const eachAch = rateAch(reachedRate(model, 1, speed, room)) - room.ventilationAch;
  // Half a hundredth may be missing: in a great hall that is the air of several machines.
  let machines = Math.max(1, Math.floor((judgedAsShown(neededAch(room)) - 0.005 - room.ventilationAch) / eachAch));
  while (!isReached(rateAch(reachedRate(model, machines, speed, room)), room)) machines += 1;
  return machines;
}

/** What "rooms up to N m²" rests on: five air changes per hour (CDC 2023, any occupied room) under a 2.4 m ceiling. */
export const floorAreaBasis = { achPerHour: 5, ceilingHeightM: 2.4 } as const;

/** The line beside "Rooms up to". */
export const roomsUpToBasis = `“Rooms up to” is at ${floorAreaBasis.achPerHour} air changes an hour under a ${floorAreaBasis.ceilingHeightM} m ceiling: first at the working speed, estimated, then at full speed.`;

/** "Rooms up to N m²": the floor that one machine serves at a speed, in whole m², rounded down. */
export function roomsUpToM2(model: CalculatorModelName, speed: RunningSpeed): number {
  const { achPerHour, ceilingHeightM } = floorAreaBasis;
  return Math.floor(measuredAirflowM3PerHour(model, speed) / (achPerHour * ceilingHeightM));
}
