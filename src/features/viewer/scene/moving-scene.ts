import type { Vec3 } from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import { damp } from './damp';
import { drawingLoop } from './drawing-loop';
import type { DrawnScene } from './drawn-scene';
import type { Studio } from './studio';

type CameraFigures = Orbit & { distanceM: number; x: number; y: number; z: number };

type MovingSceneOptions<Figures> = {
  studio: Studio;
  prefersReducedMotion: () => boolean;
  aimed: () => Figures;
  draw: (figures: Figures) => void;
};

type MovingScene<Figures> = DrawnScene & {
  requestDraw: () => void;
  drawn: () => Figures | undefined;
};

export function cameraFigures(orbit: Orbit, [x, y, z]: Vec3, distanceM: number): CameraFigures {
  return { ...orbit, distanceM, x, y, z };
}

export function viewOf({ azimuthDeg, elevationDeg, zoom, distanceM, x, y, z }: CameraFigures) {
  const [orbit, centreM]: [Orbit, Vec3] = [{ azimuthDeg, elevationDeg, zoom }, [x, y, z]];
  return { orbit, centreM, distanceM };
}

export function movingScene<Figures extends Record<string, number>>(
  options: MovingSceneOptions<Figures>,
): MovingScene<Figures> {
  const { studio, prefersReducedMotion, aimed, draw } = options;
  let now: Figures | undefined;
  const loop = drawingLoop((elapsedMs) => {
    if (!studio.size().heightPx) return true;
    const there = aimed();
    const { values, hasArrived } = damp(now ?? there, there, prefersReducedMotion() ? Infinity : elapsedMs);
    now = values;
    draw(values);
    return hasArrived;
  });
  return {
    requestDraw: loop.requestDraw,
    drawn: () => now,
    setVisible: loop.setVisible,
    resize(widthPx, heightPx) {
      studio.resize(widthPx, heightPx);
      loop.requestDraw();
    },
    end() {
      loop.end();
      studio.end();
    },
  };
}
