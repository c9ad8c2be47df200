import { NeutralToneMapping, PerspectiveCamera, Scene, Vector3, WebGLRenderer, type Group } from 'three';
import { eased } from '../ease';
import {
  cameraFieldDeg,
  fitDistanceM,
  framingOf,
  joinBoxes,
  movedBox,
  widened,
  type BoxM,
  type Framing,
} from '../framing';
import { knownSizeM, placeBesideM, type KnownThing } from '../known-things';
import type { Orbit } from '../orbit';
import type { Way } from '../pull-shares';
import { freeMeshes } from './free';
import { knownThing } from './known-thing';
import { readMachine } from './machine';
import { studioLight } from './studio-light';

/** What the scene is to show. It goes there by itself. */
export type Aim = {
  orbit: Orbit;
  /** From 0, closed, to 1. */
  opened: number;
  /** The part that the camera goes close to. */
  lookingAt: string | undefined;
  beside: KnownThing | undefined;
  /** True where its size is drawn round it. */
  isMeasured: boolean;
  /** Share of the canvas's width that is left free for labels, at the right (positive) or the left. */
  labelRoom: number;
};

/** Told after each drawing: where a place of the model is on the canvas, in px from its top left corner. */
export type Projection = {
  toCanvas: (placeM: Way) => [xPx: number, yPx: number];
  orbit: Orbit;
  opened: number;
  widthPx: number;
  heightPx: number;
};

export type ModelScene = {
  parts: readonly { name: string; pullM: Way }[];
  closedM: BoxM;
  /** Where a part is at the moment. */
  partM: (name: string) => BoxM | undefined;
  aim: (next: Aim) => void;
  /** Draws only while it is told that it can be seen. */
  setSeen: (isSeen: boolean) => void;
  resize: (widthPx: number, heightPx: number) => void;
  end: () => void;
};

export type SceneOptions = {
  /** Of a canvas on which nothing is drawn yet. */
  context: WebGL2RenderingContext;
  model: Promise<ArrayBuffer>;
  light: ArrayBuffer;
  first: Aim;
  /** True where motion is unwanted: everything is there at once. */
  isStill: () => boolean;
  onDraw: (projection: Projection) => void;
};

const mostPixelRatio = 2;
/** After a long pause between two drawings a movement goes on as if it had been so many ms. */
const longestStepMs = 150;
/** A part that is looked at closely is shown by so much larger. */
const closeUp = 1.7;

/** Builds the scene of one model and draws it, whenever something in it changes and it is on screen. */
export async function createModelScene(options: SceneOptions): Promise<ModelScene> {
  const { context, isStill, onDraw } = options;
  const canvas = context.canvas as HTMLCanvasElement;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setClearColor(0, 0);
  const light = studioLight(renderer, options.light);
  const free = () => {
    light.dispose();
    renderer.dispose();
    // One that is lost cannot be given back.
    if (!context.isContextLost()) renderer.forceContextLoss();
  };
  const machine = await options.model
    .then((bytes) => readMachine(bytes, light.texture))
    .catch((error: unknown) => {
      free();
      throw error;
    });
  const scene = new Scene();
  scene.environment = light.texture;
  scene.add(machine.group);
  const camera = new PerspectiveCamera(cameraFieldDeg);

  let aim = options.first;
  let thing: Group | undefined;
  let [frame, lastMs, isSeen, isEnded] = [0, 0, true, false];
  let [widthPx, heightPx] = [0, 0];
  const widthM = machine.closedM.high[0] - machine.closedM.low[0];

  function framingNow(): Framing {
    const boxes = machine.parts.map((part) => machine.partAtM(part, aim.opened));
    const looked = machine.parts.find(({ name }) => name === aim.lookingAt);
    if (aim.beside) {
      const [thingWidthM, thingDepthM, thingHeightM] = knownSizeM[aim.beside];
      const thingM: BoxM = {
        low: [-thingWidthM / 2, 0, -thingDepthM / 2],
        high: [thingWidthM / 2, thingHeightM, thingDepthM / 2],
      };
      boxes.push(movedBox(thingM, [placeBesideM(widthM, aim.beside), 0, 0]));
    }
    const box = joinBoxes(boxes);
    const whole = framingOf(aim.isMeasured ? widened(box) : box);
    if (!looked) return whole;
    const { centreM } = framingOf(machine.partAtM(looked, aim.opened));
    const [xM, yM, zM] = whole.halfM;
    return { centreM, halfM: [xM / closeUp, yM / closeUp, zM / closeUp] };
  }

  function aimed() {
    const framing = framingNow();
    const aspect = (widthPx / heightPx) * (1 - Math.abs(aim.labelRoom));
    const distanceM = fitDistanceM(framing, aspect, aim.orbit);
    const [x, y, z] = framing.centreM;
    const { azimuthDeg, elevationDeg, zoom } = aim.orbit;
    return { azimuthDeg, elevationDeg, zoom, opened: aim.opened, labelRoom: aim.labelRoom, distanceM, x, y, z };
  }
  let now: ReturnType<typeof aimed> | undefined;

  /** Goes one step on; answers whether everything is where it should be. */
  function step(elapsedMs: number): boolean {
    const there = aimed();
    const from = now ?? there;
    let isThere = true;
    const next = { ...there };
    for (const key of Object.keys(there) as (keyof typeof there)[]) {
      next[key] = eased(from[key], there[key], isStill() ? Infinity : elapsedMs);
      isThere &&= next[key] === there[key];
    }
    now = next;
    return isThere;
  }

  function draw(timeMs: number): void {
    frame = 0;
    if (isEnded || !isSeen || !heightPx) return;
    const isThere = step(lastMs ? Math.min(timeMs - lastMs, longestStepMs) : 16);
    lastMs = isThere ? 0 : timeMs;
    if (!now) return;
    const { azimuthDeg, elevationDeg, zoom, opened, labelRoom, distanceM, x, y, z } = now;
    machine.open(opened);
    const [azimuth, elevation] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
    // The studio's lamps turn with the camera, as they do in the pictures.
    scene.environmentRotation.y = azimuth;
    machine.turnLight(azimuth);
    camera.aspect = widthPx / heightPx;
    camera.near = distanceM / 20;
    camera.far = distanceM * 4;
    camera.setViewOffset(widthPx, heightPx, (labelRoom * widthPx) / 2, 0, widthPx, heightPx);
    camera.position.set(
      x + distanceM * Math.sin(azimuth) * Math.cos(elevation),
      y + distanceM * Math.sin(elevation),
      z + distanceM * Math.cos(azimuth) * Math.cos(elevation),
    );
    camera.lookAt(x, y, z);
    renderer.render(scene, camera);
    onDraw({
      orbit: { azimuthDeg, elevationDeg, zoom },
      opened,
      widthPx,
      heightPx,
      toCanvas(placeM) {
        const place = new Vector3(...placeM).project(camera);
        return [((place.x + 1) / 2) * widthPx, ((1 - place.y) / 2) * heightPx];
      },
    });
    if (!isThere) drawSoon();
  }

  function drawSoon(): void {
    if (!frame && isSeen && !isEnded) frame = requestAnimationFrame(draw);
  }

  function standBeside(beside: KnownThing | undefined): void {
    if (thing) {
      scene.remove(thing);
      freeMeshes(thing);
    }
    thing = beside && knownThing(beside);
    if (!thing || !beside) return;
    thing.position.x = placeBesideM(widthM, beside);
    scene.add(thing);
  }

  return {
    parts: machine.parts,
    closedM: machine.closedM,
    partM(name) {
      const part = machine.parts.find((each) => each.name === name);
      return part && machine.partAtM(part, now?.opened ?? 0);
    },
    aim(next) {
      if (next.beside !== aim.beside) standBeside(next.beside);
      aim = next;
      drawSoon();
    },
    setSeen(next) {
      isSeen = next;
      drawSoon();
    },
    resize(nextWidthPx, nextHeightPx) {
      [widthPx, heightPx] = [nextWidthPx, nextHeightPx];
      renderer.setPixelRatio(Math.min(window.devicePixelRatio, mostPixelRatio));
      renderer.setSize(widthPx, heightPx, false);
      drawSoon();
    },
    end() {
      isEnded = true;
      cancelAnimationFrame(frame);
      standBeside(undefined);
      freeMeshes(scene);
      free();
    },
  };
}
