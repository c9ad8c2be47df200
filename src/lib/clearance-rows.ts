import { clearanceMinutes } from './clearance-minutes';

/** The shares removed that the table of 1994 has a column for. */
export const clearedShares = [0.9, 0.99, 0.999] as const;

export type ClearanceRow = { airChanges: number; minutes: readonly number[] };

/** The air changes per hour that the table has a row for: each to 20, then every fifth to 50. */
const airChanges = [...Array.from({ length: 20 }, (_, index) => index + 1), 25, 30, 35, 40, 45, 50];

/** Whole minutes for every row and column of CDC, MMWR 28 October 1994, Table S3-1. */
export const clearanceRows: readonly ClearanceRow[] = airChanges.map((rate) => ({
  airChanges: rate,
  minutes: clearedShares.map((share) => Math.round(clearanceMinutes(rate, share))),
}));
