import { framingOf, joinBoxes, movedBox, widened, type BoxM, type Framing } from '@/features/viewer/framing';
import { referenceSizeM, placeBesideM, type ScaleReference } from '@/features/viewer/scale-references';
import type { Machine } from './machine';

export type Look = {
  /** From 0, closed, to 1. */
  opened: number;
  /** Name of the part in close-up. */
  lookingAt: string | undefined;
  beside: ScaleReference | undefined;
  isMeasured: boolean;
};

/** Magnification of a part in close-up. */
const closeUp = 1.7;

function thingBoxM(thing: ScaleReference, machineM: BoxM): BoxM {
  const [widthM, depthM, heightM] = referenceSizeM[thing];
  const boxM: BoxM = { low: [-widthM / 2, 0, -depthM / 2], high: [widthM / 2, heightM, depthM / 2] };
  return movedBox(boxM, [placeBesideM(machineM.high[0] - machineM.low[0], thing), 0, 0]);
}

export function modelFraming(machine: Machine, { opened, lookingAt, beside, isMeasured }: Look): Framing {
  const boxes = machine.parts.map((part) => machine.partAtM(part, opened));
  if (beside) boxes.push(thingBoxM(beside, machine.closedM));
  const box = joinBoxes(boxes);
  const whole = framingOf(isMeasured ? widened(box) : box);
  const looked = machine.parts.find(({ name }) => name === lookingAt);
  if (!looked) return whole;
  const { centreM } = framingOf(machine.partAtM(looked, opened));
  const [xM, yM, zM] = whole.halfM;
  return { centreM, halfM: [xM / closeUp, yM / closeUp, zM / closeUp] };
}
