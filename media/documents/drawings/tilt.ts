import type { Point3 } from './view';
import type { Place } from './wall';

/** Tilts about the foot, then moves. */
export function tilted(angleDeg: number, pivotMm: number, [dx, dy, dz]: Point3 = [0, 0, 0]): Place {
  const angle = (angleDeg * Math.PI) / 180;
  return ([x, y, z]) => {
    const [back, up] = [y, z - pivotMm];
    return [
      x + dx,
      back * Math.cos(angle) - up * Math.sin(angle) + dy,
      pivotMm + back * Math.sin(angle) + up * Math.cos(angle) + dz,
    ];
  };
}

export function moved([dx, dy, dz]: Point3): Place {
  return ([x, y, z]) => [x + dx, y + dy, z + dz];
}
