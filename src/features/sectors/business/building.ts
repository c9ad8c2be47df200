import { wholeFloor } from '@/data/rooms/business-rooms';
import { litresPerSecond } from '@/domain/air-changes';
import { machineAirflowM3PerHour } from '@/domain/speeds';
import { withMachines } from '../room-machines';

export const openFloor = withMachines(wholeFloor);

/** Six benches, 4 m apart; a bench is a row of desk pairs, back to back. */
export const benchCount = 6;
const benchPitchM = openFloor.lengthM / benchCount;
export const desk = { widthM: 1.6, depthM: 0.8, heightM: 0.74 };

export const planPairs = 3;

/** Of the two storeys in the hero. */
export const drawnPairs = [2, 5] as const;

export function desksOnFloor(pairsPerBench: number): number {
  return benchCount * pairsPerBench * 2;
}

export function litresPerSecondPerDesk(desks: number): number {
  return litresPerSecond(openFloor.machines * machineAirflowM3PerHour(openFloor.model, openFloor.speed)) / desks;
}

/** Left edge and ends of a bench, in metres from the floor's corner. */
export function benchAt(index: number, pairs: number): { xM: number; y0M: number; y1M: number } {
  const halfLengthM = (pairs * desk.widthM) / 2;
  return {
    xM: (index + 0.5) * benchPitchM - desk.depthM,
    y0M: openFloor.widthM / 2 - halfLengthM,
    y1M: openFloor.widthM / 2 + halfLengthM,
  };
}

export const bayM = 3 * benchPitchM;

/** Aisles with machines, counted from the left. */
const aisles = [1, 2, 4, 5];

export const officeMachineSpots = aisles.flatMap((aisle) => [
  { xM: aisle * benchPitchM, end: 'back' as const },
  { xM: aisle * benchPitchM, end: 'front' as const },
]);
