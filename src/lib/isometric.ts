/** x to the right and down, y to the left and down, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Projects a point isometrically. @param scale units of the drawing per unit of the room */
export function isometric([x, y, z]: Point3, scale: number): readonly [number, number] {
  return [(x - y) * 0.866 * scale, ((x + y) * 0.5 - z) * scale];
}

/** The `points` of an SVG polygon. */
export function isometricPoints(points: readonly Point3[], scale: number): string {
  return points
    .map((point) => isometric(point, scale))
    .map((point) => point.map((unit) => Number(unit.toFixed(1))).join())
    .join(' ');
}
