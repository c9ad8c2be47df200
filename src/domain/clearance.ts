/**
 * Minutes in which an evenly mixed room loses a share of what floats in its air, with nothing adding to it:
 * t = -ln(1 - share) / ACH x 60. CDC, MMWR 28 October 1994, Table S3-1. Real rooms mix less well: up to ten times as long.
 * @param airChangesPerHour above 0
 * @param share removed, between 0 and 1; 0.99 gives the usual 276.31 / ACH
 */
export function clearanceMinutes(airChangesPerHour: number, share = 0.99): number {
  return (-Math.log(1 - share) / airChangesPerHour) * 60;
}

/** Share of what was in the air that is still there: e^(-ACH x t / 60), by the same assumptions. @returns 0 to 1 */
export function shareLeft(airChangesPerHour: number, minutes: number): number {
  return Math.exp((-airChangesPerHour * minutes) / 60);
}

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
