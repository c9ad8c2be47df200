import type { Group } from 'three';
import { fitDistanceM, type BoxM, type Vec3 } from '@/features/viewer/geometry/framing';
import { placeBesideM, type ScaleReference } from '@/features/viewer/geometry/scale-references';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import type { DrawnScene, Projection } from './drawn-scene';
import { disposeMeshes } from './dispose';
import { createScaleReference } from './scale-reference';
import { type MachineStudioInput, openMachineStudio } from './machine-studio';
import { modelFraming, type Look } from './model-framing';
import { cameraFigures, movingScene, viewOf } from './moving-scene';

export type Aim = Look & {
  orbit: Orbit;
  /** Share of the canvas's width kept free for labels, right (positive) or left (negative). */
  labelRoom: number;
};

export type ModelProjection = Projection & { opened: number };

export type ModelScene = DrawnScene & {
  parts: readonly { name: string; pullM: Vec3 }[];
  closedM: BoxM;
  partM: (name: string) => BoxM | undefined;
  aim: (next: Aim) => void;
};

type ModelSceneOptions = MachineStudioInput & { first: Aim; onDraw: (projection: ModelProjection) => void };

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
    return { ...cameraFigures(orbit, centreM, distanceM), opened, labelRoom };
  }

  const moving = movingScene({
    studio,
    prefersReducedMotion: options.prefersReducedMotion,
    aimed,
    draw(figures) {
      const { azimuthDeg, opened, labelRoom } = figures;
      machine.open(opened);
      machine.showDoor(aim.lookingAt === undefined);
      machine.turnLight(azimuthDeg);
      options.onDraw({ ...studio.draw({ ...viewOf(figures), freeShare: labelRoom }), opened });
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
      return part && machine.partAtM(part, moving.drawn()?.opened ?? 0);
    },
    aim(next) {
      if (next.beside !== aim.beside) showBeside(next.beside);
      aim = next;
      moving.requestDraw();
    },
  };
}
