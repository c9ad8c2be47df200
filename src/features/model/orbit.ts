/** How the machine is looked at: from `azimuthDeg` (0: its front, 90: its right side) and from above, and how near. */
export type Orbit = { azimuthDeg: number; elevationDeg: number; zoom: number };

/** Never from below the floor, never quite from the top, where turning would be spinning. */
const elevationsDeg = [-4, 78] as const;
const zooms = [1, 4] as const;

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

/** Turned by so much, as far as one can go. */
export function turned(orbit: Orbit, azimuthDeg: number, elevationDeg: number): Orbit {
  return {
    ...orbit,
    azimuthDeg: orbit.azimuthDeg + azimuthDeg,
    elevationDeg: clamp(orbit.elevationDeg + elevationDeg, elevationsDeg),
  };
}

/** Nearer by a factor (below 1: further away), as far as one can go. */
export function zoomed(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, zoom: clamp(orbit.zoom * factor, zooms) };
}

/** Back to `home`, the shorter way round: the turns made meanwhile are not unwound. */
export function homeFrom(orbit: Orbit, home: Orbit): Orbit {
  const turns = Math.round((orbit.azimuthDeg - home.azimuthDeg) / 360);
  return { ...home, azimuthDeg: home.azimuthDeg + 360 * turns };
}

export const sideNames = ['front', 'right', 'back', 'left', 'top'] as const;
export type SideName = (typeof sideNames)[number];

/** From here up it is the top that one sees. */
const topFromDeg = 55;

/** The side that faces the visitor. */
export function facingSide({ azimuthDeg, elevationDeg }: Orbit): SideName {
  if (elevationDeg >= topFromDeg) return 'top';
  const quarter = ((Math.round(azimuthDeg / 90) % 4) + 4) % 4;
  return sideNames[quarter] ?? 'front';
}
