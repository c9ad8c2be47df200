import { shareLeft } from '@/lib/clean-air';
import { diningRoomAch } from './evening';

/** A room with windows is counted as one air change an hour. Specification, section 9. */
export const windowsAch = 1;

/** The time that the page gives to clear the tables and lay them again. */
export const resetMin = 15;

/** What runs while the tables are laid: the windows alone, then the machines as well. */
export const resets = [
  { name: 'Windows only', ach: windowsAch },
  { name: 'Windows, half output', ach: windowsAch + diningRoomAch.half },
  { name: 'Windows, full output', ach: windowsAch + diningRoomAch.full },
];

/** Of a hundred particles, how many are still in the air after the reset. */
export function leftOfHundred(ach: number): number {
  return Math.round(100 * shareLeft(ach, resetMin));
}
