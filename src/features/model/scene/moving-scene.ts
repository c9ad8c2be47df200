import type { Orbit } from '../orbit';
import type { Way } from '../pull-shares';
import { settled } from '../settle';
import { drawingLoop } from './drawing-loop';
import type { DrawnScene } from './drawn-scene';
import type { Studio } from './studio';

/** Where the camera stands and looks, as figures that can move. */
export type CameraFigures = Orbit & { distanceM: number; x: number; y: number; z: number };

export type MovingSceneOptions<Figures> = {
  studio: Studio;
  isStill: () => boolean;
  /** Where every figure goes to. */
  aimed: () => Figures;
  /** Draws the scene with its figures as they are. */
  draw: (figures: Figures) => void;
};

export type MovingScene<Figures> = DrawnScene & {
  drawSoon: () => void;
  /** The figures of the last drawing. */
  drawn: () => Figures | undefined;
};

export function cameraFigures(orbit: Orbit, [x, y, z]: Way, distanceM: number): CameraFigures {
  return { ...orbit, distanceM, x, y, z };
}

/** The same as what the studio's camera asks for. */
export function viewOf({ azimuthDeg, elevationDeg, zoom, distanceM, x, y, z }: CameraFigures) {
  const [orbit, centreM]: [Orbit, Way] = [{ azimuthDeg, elevationDeg, zoom }, [x, y, z]];
  return { orbit, centreM, distanceM };
}

/** Draws a studio's scene on its figures' way to where they are aimed, in a canvas whose size is known. */
export function movingScene<Figures extends Record<string, number>>(
  options: MovingSceneOptions<Figures>,
): MovingScene<Figures> {
  const { studio, isStill, aimed, draw } = options;
  let now: Figures | undefined;
  const loop = drawingLoop((elapsedMs) => {
    if (!studio.size().heightPx) return true;
    const there = aimed();
    const { values, isThere } = settled(now ?? there, there, isStill() ? Infinity : elapsedMs);
    now = values;
    draw(values);
    return isThere;
  });
  return {
    drawSoon: loop.drawSoon,
    drawn: () => now,
    setSeen: loop.setSeen,
    resize(widthPx, heightPx) {
      studio.resize(widthPx, heightPx);
      loop.drawSoon();
    },
    end() {
      loop.end();
      studio.end();
    },
  };
}
