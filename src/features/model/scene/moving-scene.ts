import type { Orbit } from '../orbit';
import type { Way } from '../pull-shares';
import { settled } from '../settle';
import { drawingLoop } from './drawing-loop';
import type { DrawnScene } from './drawn-scene';
import type { Studio } from './studio';

export type CameraFigures = Orbit & { distanceM: number; x: number; y: number; z: number };

export type MovingSceneOptions<Figures> = {
  studio: Studio;
  isStill: () => boolean;
  aimed: () => Figures;
  draw: (figures: Figures) => void;
};

export type MovingScene<Figures> = DrawnScene & {
  drawSoon: () => void;
  drawn: () => Figures | undefined;
};

export function cameraFigures(orbit: Orbit, [x, y, z]: Way, distanceM: number): CameraFigures {
  return { ...orbit, distanceM, x, y, z };
}

export function viewOf({ azimuthDeg, elevationDeg, zoom, distanceM, x, y, z }: CameraFigures) {
  const [orbit, centreM]: [Orbit, Way] = [{ azimuthDeg, elevationDeg, zoom }, [x, y, z]];
  return { orbit, centreM, distanceM };
}

/** Animates the values towards their target. */
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
