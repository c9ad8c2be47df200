import type { Floor, MachinePlace } from '@/domain/placing';

/** Where something stands in the scene of a room, in metres from the middle of its floor: x to the right, z to the lower wall. */
export type StandingPlace = { xM: number; zM: number; /** Seen from above, anticlockwise. */ turnedDeg: 0 | 180 };

/**
 * A place of the plan in the scene. A machine has its back to the nearer of the two long walls, as the plan's first places
 * have it, so its width lies along the room's length in both.
 */
export function placeInRoom({ xM, yM }: MachinePlace, { lengthM, widthM }: Floor): StandingPlace {
  return { xM: xM - lengthM / 2, zM: yM - widthM / 2, turnedDeg: yM > widthM / 2 ? 180 : 0 };
}
