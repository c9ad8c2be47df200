import { shareLeft } from '@/domain/clearance';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { machineRate } from '../machine-room';
import { restaurant } from './venue-rooms';

/** A room with windows is counted as one air change an hour (docs/specification-coverage.md, row 268). */
export const windowsAch = 1;

/** The time that the page gives to clear the tables and lay them again. */
export const resetMin = 15;

/** What runs while the tables are laid; `rate` where machines do. */
export type Reset = { name: string; ach: number; rate?: StatedRate };

function withWindows(speed: 'working' | 'full'): StatedRate {
  return { ...machineRate(restaurant, speed), ventilationAch: windowsAch };
}

const [working, full] = [withWindows('working'), withWindows('full')];

/** The windows alone, then the machines as well. */
export const resets: readonly Reset[] = [
  { name: 'Windows only', ach: windowsAch },
  { name: 'Windows and machines, working speed', ach: rateAch(working), rate: working },
  { name: 'Windows and machines, full speed', ach: rateAch(full), rate: full },
];

/** Of a hundred particles, how many are still in the air after the reset. */
export function leftOfHundred(ach: number): number {
  return Math.round(100 * shareLeft(ach, resetMin));
}
