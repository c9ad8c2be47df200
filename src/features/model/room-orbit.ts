import type { Orbit } from './orbit';

/** Into the room from above its lower right corner, as the site's pictures of rooms are seen. */
export const roomHome: Orbit = { azimuthDeg: 36, elevationDeg: 30, zoom: 1 };

/** Never from below the tops of the near walls, which are not drawn. */
const lowestDeg = 14;

/** The same orbit, no lower than a room can be looked into. */
export function aboveWalls(orbit: Orbit): Orbit {
  return { ...orbit, elevationDeg: Math.max(lowestDeg, orbit.elevationDeg) };
}

/** Which quarter of a turn the visitor stands in: 0 between the lower wall and the right one, then anticlockwise. */
export function quarterOf(azimuthDeg: number): 0 | 1 | 2 | 3 {
  return (((Math.floor(azimuthDeg / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
}

const corners = ['lower right', 'upper right', 'upper left', 'lower left'] as const;

/** The corner above which the visitor stands, by the walls of the plan. */
export function cornerOf({ azimuthDeg }: Orbit): (typeof corners)[number] {
  return corners[quarterOf(azimuthDeg)];
}
