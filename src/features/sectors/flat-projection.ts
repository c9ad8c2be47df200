import type { Point3 } from '@/lib/isometric';

/** A shallower projection than the isometric one, so that stacked storeys do not hide each other. */
export function flat([x, y, z]: Point3, scale: number): readonly [number, number] {
  return [(x - y) * 0.9 * scale, ((x + y) * 0.28 - z) * scale];
}

function at(point: Point3, scale: number): string {
  return flat(point, scale)
    .map((n) => n.toFixed(1))
    .join(' ');
}

/** Path data of an open line. */
export function flatLine(points: readonly Point3[], scale: number): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point, scale)}`).join('');
}

/** Path data of a closed face. */
export function flatFace(points: readonly Point3[], scale: number): string {
  return `${flatLine(points, scale)}Z`;
}

/** Path data of a cubic curve: start, two handles, end. */
export function flatCurve(
  [start, first, second, end]: readonly [Point3, Point3, Point3, Point3],
  scale: number,
): string {
  return `M${at(start, scale)}C${at(first, scale)} ${at(second, scale)} ${at(end, scale)}`;
}

export type Box = { x: number; y: number; z: number; dx: number; dy: number; dz: number };

/** Path data of a box's three visible faces. */
export function flatBox({ x, y, z, dx, dy, dz }: Box, scale: number): { top: string; left: string; right: string } {
  const [x1, y1, z1] = [x + dx, y + dy, z + dz];
  return {
    top: flatFace(
      [
        [x, y, z1],
        [x1, y, z1],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      scale,
    ),
    left: flatFace(
      [
        [x, y1, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      scale,
    ),
    right: flatFace(
      [
        [x1, y, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x1, y, z1],
      ],
      scale,
    ),
  };
}
