import { wholeFloor } from '@/data/rooms/business-rooms';
import { clamp } from '@/lib/clamp';
import { withMachines } from '../room-machines';

export const openFloor = withMachines(wholeFloor);

/** Six benches, 4 m apart; a bench is a row of desk pairs, back to back. */
export const benchCount = 6;
const benchPitchM = openFloor.lengthM / benchCount;
export const desk = { widthM: 1.6, depthM: 0.8 };

export const planPairs = 3;

type Bench = { xM: number; y0M: number; y1M: number };

/** Left edge and ends of a bench, in metres from the room's corner. */
export function benchAt(index: number, pairs: number): Bench {
  const halfLengthM = (pairs * desk.widthM) / 2;
  return {
    xM: ((index + 0.5) * openFloor.lengthM) / benchCount - desk.depthM,
    y0M: openFloor.widthM / 2 - halfLengthM,
    y1M: openFloor.widthM / 2 + halfLengthM,
  };
}

/** Against which wall a machine stands. */
export type Wall = 'back' | 'front' | 'left';

/** How far along its wall, in metres; that of the left wall from the back. */
export type MachineSpot = { alongM: number; wall: Wall };

/** The aisles between the benches and those beside the first and the last, from the left. */
const aislesM = Array.from({ length: benchCount + 1 }, (_, aisle) =>
  clamp(aisle * benchPitchM, 0.6, openFloor.lengthM - 0.6),
);

/** One at each end of each aisle, and one at the left wall, between two chairs. */
export const floorMachineSpots: readonly MachineSpot[] = [
  ...aislesM.flatMap((alongM): MachineSpot[] => [
    { alongM, wall: 'back' },
    { alongM, wall: 'front' },
  ]),
  { alongM: (openFloor.widthM - desk.widthM) / 2, wall: 'left' },
];
