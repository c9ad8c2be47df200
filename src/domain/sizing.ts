import { roundedAsShown, rate, rateAch, roomTurnedOverM3 } from './air-changes';
import { roomVolumeM3, type RoomSize, type RoomVolume } from './room';
import { machineAirflowM3PerHour, type RunningSpeed, type SpeedChoice } from './speeds';
import type { CalculatorModelName } from './machines';

export type RoomNeed = (RoomSize | RoomVolume) & {
  targetAch: number;
  /** Existing air changes: 1 for open windows (docs/specification-coverage.md, row 268). */
  ventilationAch: number;
  /** Share of the output that counts: 1, or 0.5 where an assessor halves it. */
  share: 1 | 0.5;
  people?: number | undefined;
  /** A second target, for people: the greater of both counts. */
  litresPerSecondEach?: number | undefined;
};

export function neededAch(room: RoomNeed): number {
  const { targetAch, people = 0, litresPerSecondEach = 0 } = room;
  return Math.max(targetAch, roomTurnedOverM3(people * litresPerSecondEach * 3.6, roomVolumeM3(room)));
}

export function reachedRate(model: CalculatorModelName, machines: number, speed: SpeedChoice, room: RoomNeed) {
  const { ventilationAch, share } = room;
  return rate(model, roomVolumeM3(room), { machines, speed, ventilationAch, share });
}

/** Compares at two decimals, so that a printed 6.00 is 6. */
export function isReached(ach: number, room: RoomNeed): boolean {
  return roundedAsShown(ach) >= roundedAsShown(neededAch(room));
}

/** The minimum number of machines. @returns 0 if ventilation is enough */
export function machinesNeeded(model: CalculatorModelName, speed: SpeedChoice, room: RoomNeed): number {
  if (isReached(room.ventilationAch, room)) return 0;
  const eachAch = rateAch(reachedRate(model, 1, speed, { ...room, ventilationAch: 0 }));
  // Starts from the lower bound, because rounding matters in large halls.
  let machines = Math.floor((roundedAsShown(neededAch(room)) - 0.005 - room.ventilationAch) / eachAch);
  while (!isReached(rateAch(reachedRate(model, machines, speed, room)), room)) machines += 1;
  return machines;
}

/** Five air changes per hour (CDC 2023, any occupied room) under 2.4 m. */
export const floorAreaBasis = { achPerHour: 5, ceilingHeightM: 2.4 } as const;

export const roomsUpToBasis = `“Rooms up to” is at ${floorAreaBasis.achPerHour} air changes an hour under a ${floorAreaBasis.ceilingHeightM} m ceiling: first at the working speed, estimated, then at full speed.`;

export function roomsUpTo(model: CalculatorModelName): string {
  return `Rooms up to ${roomsUpToM2(model, 'working')} m² at a speed you can talk over, ${roomsUpToM2(model, 'full')} m² at full speed`;
}

/** Floor area of one machine in whole m², rounded down. */
export function roomsUpToM2(model: CalculatorModelName, speed: RunningSpeed): number {
  const { achPerHour, ceilingHeightM } = floorAreaBasis;
  return Math.floor(machineAirflowM3PerHour(model, speed) / (achPerHour * ceilingHeightM));
}
