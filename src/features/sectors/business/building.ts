import { wholeFloor } from '@/data/rooms/business-rooms';
import { roomVolumeM3 } from '@/domain/room';
import { litresPerSecond } from '@/domain/air-changes';
import { measuredAirflowM3PerHour, type SpeedChoice } from '@/domain/speeds';
import { withMachines } from '../room-machines';

/** The open floor that the Business page draws: an example, 24 m along the windows and 10 m deep. */
export const openFloor = withMachines(wholeFloor);

export const openFloorVolumeM3 = roomVolumeM3(openFloor);

/** Six benches stand across the floor, 4 m apart; a bench is a row of desk pairs, back to back. */
export const benchCount = 6;
export const benchPitchM = openFloor.lengthM / benchCount;
export const desk = { widthM: 1.6, depthM: 0.8, heightM: 0.74 };

/** Desk pairs in a bench on the four drawn floors, from the top down. */
export const pairsByStorey = [2, 3, 4, 5] as const;

/** The floor that the plan shows: the second from the top. */
export const planPairs = pairsByStorey[1];

/** Desks on a floor whose benches are this many pairs long. */
export function desksOnFloor(pairsPerBench: number): number {
  return benchCount * pairsPerBench * 2;
}

/** Clean air for each desk of the floor, in litres a second: every machine's output shared evenly. */
export function litresPerSecondPerDesk(desks: number, speed: SpeedChoice = openFloor.speed): number {
  return litresPerSecond(openFloor.machines * measuredAirflowM3PerHour(openFloor.model, speed)) / desks;
}

/** Where a bench stands: its left edge, and its ends, in metres from the floor's corner. */
export function benchAt(index: number, pairs: number): { xM: number; y0M: number; y1M: number } {
  const halfLengthM = (pairs * desk.widthM) / 2;
  return {
    xM: (index + 0.5) * benchPitchM - desk.depthM,
    y0M: openFloor.widthM / 2 - halfLengthM,
    y1M: openFloor.widthM / 2 + halfLengthM,
  };
}

/** Half of the floor: three benches and the two aisles between them. */
export const bayM = 3 * benchPitchM;

/** The aisles with machines, counted from the left: two in each half of the floor. */
const aisles = [1, 2, 4, 5];

/** The middle of each machine along the floor: one at each end of these aisles. */
export const machineSpots = aisles.flatMap((aisle) => [
  { xM: aisle * benchPitchM, end: 'back' as const },
  { xM: aisle * benchPitchM, end: 'front' as const },
]);
