import { isometric, type Point3 } from '@/lib/isometric';

/** A cubic curve through a room, as the `d` of an SVG path. @param points start, two bends, end */
export function isometricCurve(points: readonly [Point3, Point3, Point3, Point3], scale: number): string {
  const [start, ...bends] = points.map((point) =>
    isometric(point, scale)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${start}C${bends.join(' ')}`;
}
