import type { Group } from 'three';
import {
  type BoxM,
  fitDistanceM,
  type Framing,
  framingOf,
  joinBoxes,
  movedBox,
  type Vec3,
  widened,
} from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import { placeBesideM, referenceSizeM, type ScaleReference } from '@/features/viewer/geometry/scale-references';
import type { DrawnScene, Projection } from './drawn-scene';
import { type Machine, type MachineStudioInput, openMachineStudio } from './machine';
import { figuresOf, movingScene } from './moving-scene';
import { createScaleReference } from './scale-reference';
import { disposeMeshes } from './studio';

type ViewState = {
  /** From 0, closed, to 1. */
  opened: number;
  lookingAt: string | undefined;
  beside: ScaleReference | undefined;
  isMeasured: boolean;
};

/** Where the camera stands and what it shows. */
export type Aim = ViewState & {
  orbit: Orbit;
  /** Share of the canvas's width kept free for labels, right (positive) or left (negative). */
  labelRoom: number;
};

/** Where points of the model are on the canvas, and the share to which it is open. */
export type ModelProjection = Projection & { opened: number };

/** The drawn model of a product. */
export type ModelScene = DrawnScene & {
  parts: readonly { name: string; pullM: Vec3 }[];
  closedM: BoxM;
  partM: (name: string) => BoxM | undefined;
  aim: (next: Aim) => void;
};

type ModelSceneOptions = MachineStudioInput & { first: Aim; onDraw: (projection: ModelProjection) => void };

/** Magnification of a part in close-up. */
const closeUp = 1.7;

function thingBoxM(thing: ScaleReference, machineM: BoxM): BoxM {
  const [widthM, depthM, heightM] = referenceSizeM[thing];
  const boxM: BoxM = { low: [-widthM / 2, 0, -depthM / 2], high: [widthM / 2, heightM, depthM / 2] };
  return movedBox(boxM, [placeBesideM(machineM.high[0] - machineM.low[0], thing), 0, 0]);
}

function modelFraming(machine: Machine, { opened, lookingAt, beside, isMeasured }: ViewState): Framing {
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

/** Renders one model on demand. */
export async function createModelScene(options: ModelSceneOptions): Promise<ModelScene> {
  const { studio, machine } = await openMachineStudio(options);
  studio.scene.add(machine.group);
  const widthM = machine.closedM.high[0] - machine.closedM.low[0];
  let aim = options.first;
  let thing: Group | undefined;

  function aimed() {
    const { centreM, halfM } = modelFraming(machine, aim);
    const { orbit, opened, labelRoom } = aim;
    const { widthPx, heightPx } = studio.size();
    const distanceM = fitDistanceM({ centreM, halfM }, (widthPx / heightPx) * (1 - Math.abs(labelRoom)), orbit);
    return figuresOf(orbit, centreM, distanceM, { opened, freeShare: labelRoom });
  }

  const moving = movingScene({
    studio,
    prefersReducedMotion: options.prefersReducedMotion,
    aimed,
    draw(view, opened) {
      machine.open(opened);
      machine.showDoor(aim.lookingAt === undefined);
      machine.turnLight(view.orbit.azimuthDeg);
      options.onDraw({ ...studio.draw(view), opened });
    },
  });

  function showBeside(beside: ScaleReference | undefined): void {
    if (thing) {
      studio.scene.remove(thing);
      disposeMeshes(thing);
    }
    thing = beside && createScaleReference(beside, options.tint?.shadow);
    if (!thing || !beside) return;
    thing.position.x = placeBesideM(widthM, beside);
    studio.scene.add(thing);
  }

  return {
    ...moving,
    parts: machine.parts,
    closedM: machine.closedM,
    partM(name) {
      const part = machine.parts.find((each) => each.name === name);
      return part && machine.partAtM(part, moving.openedNow());
    },
    aim(next) {
      if (next.beside !== aim.beside) showBeside(next.beside);
      aim = next;
      moving.requestDraw();
    },
  };
}
