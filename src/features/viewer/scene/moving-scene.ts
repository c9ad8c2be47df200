import { MathUtils } from 'three';
import type { Vec3 } from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import type { DrawnScene } from './drawn-scene';
import type { CameraView, Studio } from './studio';

/** Time constant in ms: 63 % of a movement is done after it. */
const paceMs = 110;
const firstStepMs = 16;
/** Upper limit of a step after a pause. */
const maxStepMs = 150;

function dampValue(value: number, target: number, elapsedMs: number): number {
  const next = MathUtils.damp(value, target, 1 / paceMs, elapsedMs);
  const hasArrived = Math.abs(target - next) < 0.001 * Math.max(1, Math.abs(target));
  return hasArrived ? target : next;
}

/**
 * One step of several movements.
 * @param elapsedMs since the previous step; Infinity arrives at once
 */
export function damp<Values extends Record<string, number>>(
  from: Values,
  target: Values,
  elapsedMs: number,
): { values: Values; hasArrived: boolean } {
  const entries = Object.entries(target).map(
    ([key, end]) => [key, dampValue(from[key] ?? end, end, elapsedMs)] as const,
  );
  return {
    values: Object.fromEntries(entries) as Values,
    hasArrived: entries.every(([key, value]) => value === target[key]),
  };
}

/** What moves: the camera and, of a model, the opening. */
type Figures = Orbit & { x: number; y: number; z: number; distanceM: number; freeShare: number; opened: number };

type MovingSceneOptions = {
  studio: Studio;
  prefersReducedMotion: () => boolean;
  aimed: () => Figures;
  draw: (view: CameraView, opened: number) => void;
};

type MovingScene = DrawnScene & { requestDraw: () => void; openedNow: () => number };

/** @param elsewhere what is not the same for a room as for a closed model */
export function figuresOf(orbit: Orbit, [x, y, z]: Vec3, distanceM: number, elsewhere: Partial<Figures> = {}): Figures {
  return { ...orbit, x, y, z, distanceM, freeShare: 0, opened: 0, ...elsewhere };
}

/** Requests frames while something moves and the canvas is visible. */
export function movingScene({ studio, prefersReducedMotion, aimed, draw }: MovingSceneOptions): MovingScene {
  let now: Figures | undefined;
  let [frame, lastMs, isVisible, isEnded] = [0, 0, true, false];

  /** Returns whether all figures have arrived. */
  function drawAfter(elapsedMs: number): boolean {
    if (!studio.size().heightPx) return true;
    const there = aimed();
    const { values, hasArrived } = damp(now ?? there, there, prefersReducedMotion() ? Infinity : elapsedMs);
    now = values;
    const { azimuthDeg, elevationDeg, zoom, x, y, z, distanceM, freeShare, opened } = values;
    draw({ orbit: { azimuthDeg, elevationDeg, zoom }, centreM: [x, y, z], distanceM, freeShare }, opened);
    return hasArrived;
  }

  function step(timeMs: number): void {
    frame = 0;
    if (isEnded || !isVisible) return;
    const hasArrived = drawAfter(lastMs ? Math.min(timeMs - lastMs, maxStepMs) : firstStepMs);
    lastMs = hasArrived ? 0 : timeMs;
    if (!hasArrived) requestDraw();
  }

  function requestDraw(): void {
    if (!frame && isVisible && !isEnded) frame = requestAnimationFrame(step);
  }

  return {
    requestDraw,
    openedNow: () => now?.opened ?? 0,
    setVisible(next) {
      isVisible = next;
      requestDraw();
    },
    resize(widthPx, heightPx) {
      studio.resize(widthPx, heightPx);
      requestDraw();
    },
    end() {
      isEnded = true;
      cancelAnimationFrame(frame);
      studio.end();
    },
  };
}
