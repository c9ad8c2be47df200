import { airChangesPerHour, roomVolumeM3 } from '@/lib/air-changes';
import { litresPerSecond } from '@/lib/clean-air';
import { measuredAirflowM3PerHour } from '@/lib/purifier-speed';

/** The open floor that the Business page draws: an example, 24 m along the windows and 10 m deep. */
export const openFloor = { lengthM: 24, widthM: 10, heightM: 2.7 };

export const openFloorVolumeM3 = roomVolumeM3(openFloor);

/** One Generation Z for every two desk benches. */
export const openFloorMachines = 3;

const openFloorFlowM3PerHour = openFloorMachines * measuredAirflowM3PerHour('GEN Z');

export const openFloorAch = airChangesPerHour(openFloorFlowM3PerHour, openFloorVolumeM3);

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
export function litresPerSecondPerDesk(desks: number): number {
  return litresPerSecond(openFloorFlowM3PerHour) / desks;
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

/** The middle of each machine along the floor: in the aisle between two benches. */
export const machineXsM = Array.from({ length: openFloorMachines }, (_, index) => (2 * index + 1) * benchPitchM);
