import { wholeFloor } from '@/data/rooms/business-rooms';
import { prices } from '@/data/room-answers';
import { rateAch } from '@/domain/air-changes';
import { choiceAt, type RoomChoice } from '@/domain/room-advice';
import { isReached } from '@/domain/sizing';
import { speedOf } from '@/domain/speeds';
import { withMachines } from '../room-machines';

export const openFloor = withMachines(wholeFloor);

/** As many machines as reach the target on speed 2, at which people talk easily: more than the planner counts. */
function choiceOnSpeed2(): RoomChoice {
  for (let { machines } = openFloor; ; machines += 1) {
    const choice = choiceAt(openFloor.model, machines, speedOf(openFloor.model, 2), wholeFloor, prices);
    if (isReached(rateAch(choice.rates.chosen), wholeFloor)) return choice;
  }
}

export const talkingFloor = choiceOnSpeed2();

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

export const bayM = 3 * benchPitchM;

/** Aisles with machines, counted from the left. */
const aisles = [1, 2, 4, 5];

export const floorMachineSpots = aisles.flatMap((aisle) => [
  { xM: aisle * benchPitchM, end: 'back' as const },
  { xM: aisle * benchPitchM, end: 'front' as const },
]);
