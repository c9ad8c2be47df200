import type { Point3 } from '@/lib/isometric';

/** Depth of the drawn ward in metres: rooms, corridor, rooms. */
export const wardDepthM = 12.8;

/** Units of the drawing per metre along the corridor and upwards. */
const scale = 48;
/** How far a metre of depth leans to the right, and how tall it is drawn. */
const lean = 0.36;
const foreshortening = 0.48;

/** A point of the ward as the drawing has it: x along the corridor, y towards the viewer, z up, all in metres. */
export function oblique([x, y, z]: Point3): readonly [number, number] {
  return [
    Number((scale * (x + lean * (wardDepthM - y))).toFixed(1)),
    Number((scale * (foreshortening * y - z)).toFixed(1)),
  ];
}

/** The `points` of an SVG polygon. */
export function obliquePoints(points: readonly Point3[]): string {
  return points.map((point) => oblique(point).join()).join(' ');
}

/** A cubic curve through the ward, as the `d` of an SVG path. */
export function obliqueCurve(points: readonly [Point3, Point3, Point3, Point3]): string {
  const [start, ...bends] = points.map((point) => oblique(point).join(' '));
  return `M${start}C${bends.join(' ')}`;
}
