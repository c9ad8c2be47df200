import type { Orbit } from './orbit';

/** As in the site's pictures of rooms. */
export const roomHome: Orbit = { azimuthDeg: 36, elevationDeg: 30, zoom: 1 };

/** Stays above the near walls, which are not drawn. */
const minElevationDeg = 14;

/** The orbit, at least as high as the view over the walls. */
export function aboveWalls(orbit: Orbit): Orbit {
  return { ...orbit, elevationDeg: Math.max(minElevationDeg, orbit.elevationDeg) };
}

/** Quarter of the azimuth: 0 between the lower and the right wall, then anticlockwise. */
export function quarterOf(azimuthDeg: number): 0 | 1 | 2 | 3 {
  return (((Math.floor(azimuthDeg / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
}

const corners = ['lower right', 'upper right', 'upper left', 'lower left'] as const;

/** The corner of the plan from which the camera looks. */
export function cornerOf({ azimuthDeg }: Orbit): (typeof corners)[number] {
  return corners[quarterOf(azimuthDeg)];
}
