import { framingOf, joinBoxes, movedBox, widened, type BoxM, type Framing } from '@/features/viewer/geometry/framing';
import { referenceSizeM, placeBesideM, type ScaleReference } from '@/features/viewer/geometry/scale-references';
import type { Machine } from './machine';

export type Look = {
  /** From 0, closed, to 1. */
  opened: number;
  lookingAt: string | undefined;
  beside: ScaleReference | undefined;
  isMeasured: boolean;
};

/** Magnification of a part in close-up. */
const closeUp = 1.7;

/** Share of the body below the pulled parts that is out of the picture when opened, and the magnification then. */
const [cropped, opening] = [0.9, 1.12] as const;

/** Leaves out the lower body of an opened machine whose stages are pulled up. */
function croppedBox({ parts }: Machine, box: BoxM, opened: number): BoxM {
  const stages = parts.filter(({ name }) => name.startsWith('stage'));
  if (stages.length === 0 || stages.some(({ pullM }) => pullM[2] !== 0)) return box;
  const still = parts.filter(({ pullM }) => pullM.every((metres) => metres === 0));
  const top = Math.max(...still.map(({ closedM }) => closedM.high[1]));
  const [left, bottom, back] = box.low;
  return { ...box, low: [left, bottom + (top - bottom) * cropped * opened, back] };
}

function thingBoxM(thing: ScaleReference, machineM: BoxM): BoxM {
  const [widthM, depthM, heightM] = referenceSizeM[thing];
  const boxM: BoxM = { low: [-widthM / 2, 0, -depthM / 2], high: [widthM / 2, heightM, depthM / 2] };
  return movedBox(boxM, [placeBesideM(machineM.high[0] - machineM.low[0], thing), 0, 0]);
}

export function modelFraming(machine: Machine, { opened, lookingAt, beside, isMeasured }: Look): Framing {
  const boxes = machine.parts.map((part) => machine.partAtM(part, opened));
  if (beside) boxes.push(thingBoxM(beside, machine.closedM));
  const box = joinBoxes(boxes);
  const { centreM: middleM, halfM: fullM } = framingOf(isMeasured ? widened(box) : croppedBox(machine, box, opened));
  const nearer = 1 + (opening - 1) * opened;
  const whole: Framing = { centreM: middleM, halfM: [fullM[0] / nearer, fullM[1] / nearer, fullM[2] / nearer] };
  const looked = machine.parts.find(({ name }) => name === lookingAt);
  if (!looked) return whole;
  const { centreM } = framingOf(machine.partAtM(looked, opened));
  const [xM, yM, zM] = whole.halfM;
  return { centreM, halfM: [xM / closeUp, yM / closeUp, zM / closeUp] };
}
