import type { Floor, MachinePlace } from '@/domain/placing';

/** Metres from the centre of the floor: x to the right, z to the lower wall of the plan. */
type StandingPlace = { xM: number; zM: number; /** Seen from above, anticlockwise. */ turnedDeg: 0 | 180 };

/** Converts a place of the plan; the machine has its back to the nearer long wall. */
export function placeInRoom({ xM, yM }: MachinePlace, { lengthM, widthM }: Floor): StandingPlace {
  return { xM: xM - lengthM / 2, zM: yM - widthM / 2, turnedDeg: yM > widthM / 2 ? 180 : 0 };
}
