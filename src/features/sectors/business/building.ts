import { openOffice, wholeFloor } from '@/data/rooms/business-rooms';
import { litresPerSecond } from '@/domain/air-changes';
import type { RoomSize } from '@/domain/room';
import { machineAirflowM3PerHour } from '@/domain/speeds';
import { withMachines } from '../room-machines';

export const openFloor = withMachines(wholeFloor);

/** Six benches, 4 m apart; a bench is a row of desk pairs, back to back. */
export const benchCount = 6;
const benchPitchM = openFloor.lengthM / benchCount;
export const desk = { widthM: 1.6, depthM: 0.8, heightM: 0.74 };

export const planPairs = 3;

export const office = withMachines(openOffice);

/** The pairs of desks of each bench in the office of the hero. */
export const officeBenches = [2, 1, 2] as const;

export function desksOf(benches: readonly number[]): number {
  return benches.reduce((sum, pairs) => sum + 2 * pairs, 0);
}

export function litresPerSecondPerDesk(desks: number): number {
  return litresPerSecond(office.machines * machineAirflowM3PerHour(office.model, office.speed)) / desks;
}

type Bench = { xM: number; y0M: number; y1M: number };

/** Left edge and ends of a bench, in metres from the room's corner. */
export function benchAt(index: number, pairs: number, room: RoomSize = openFloor, count = benchCount): Bench {
  const halfLengthM = (pairs * desk.widthM) / 2;
  return {
    xM: ((index + 0.5) * room.lengthM) / count - desk.depthM,
    y0M: room.widthM / 2 - halfLengthM,
    y1M: room.widthM / 2 + halfLengthM,
  };
}

export const bayM = 3 * benchPitchM;

/** Aisles with machines, counted from the left. */
const aisles = [1, 2, 4, 5];

export const floorMachineSpots = aisles.flatMap((aisle) => [
  { xM: aisle * benchPitchM, end: 'back' as const },
  { xM: aisle * benchPitchM, end: 'front' as const },
]);

/** Between two benches at the windows, and before the middle one. */
export const officeMachineSpots = [
  { xM: office.lengthM / 3, end: 'back' },
  { xM: (office.lengthM * 2) / 3, end: 'back' },
  { xM: office.lengthM / 2, end: 'front' },
] as const;
