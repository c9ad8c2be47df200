import type { Point3 } from '@/lib/isometric';

/** In metres: rooms, corridor, rooms. */
export const wardDepthM = 12.8;

/** Units of the drawing per metre along the corridor and upwards. */
const scale = 48;
/** Shift to the right per metre of depth. */
const lean = 0.36;
const foreshortening = 0.48;

/** x runs along the corridor, y towards the viewer, z up, in metres. */
export function oblique([x, y, z]: Point3): readonly [number, number] {
  return [
    Number((scale * (x + lean * (wardDepthM - y))).toFixed(1)),
    Number((scale * (foreshortening * y - z)).toFixed(1)),
  ];
}

/** `points` of an SVG polygon. */
export function obliquePoints(points: readonly Point3[]): string {
  return points.map((point) => oblique(point).join()).join(' ');
}

/** `d` of a cubic curve. */
export function obliqueCurve(points: readonly [Point3, Point3, Point3, Point3]): string {
  const [start, ...bends] = points.map((point) => oblique(point).join(' '));
  return `M${start}C${bends.join(' ')}`;
}
