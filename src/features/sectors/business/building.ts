import { wholeFloor } from '@/data/rooms/business-rooms';
import { roomVolumeM3 } from '@/lib/air-changes';
import { litresPerSecond } from '@/lib/clean-air';
import { measuredAirflowM3PerHour, type RunningSpeed } from '@/lib/purifier-speed';
import { withMachines } from '../answered-machines';

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
export function litresPerSecondPerDesk(desks: number, speed: RunningSpeed = 'working'): number {
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

/** The length of floor that two machines share: two benches with the aisle between them. */
export const bayM = 2 * benchPitchM;

/** The middle of each machine along the floor: in the aisle between two benches, one at each of its ends. */
export const machineSpots = Array.from({ length: openFloor.machines }, (_, index) => ({
  xM: (Math.floor(index / 2) + 0.5) * bayM,
  end: index % 2 === 0 ? ('back' as const) : ('front' as const),
}));
