/**
 * Minutes until an evenly mixed room without a source loses a share of its particles: t = -ln(1 - share) / ACH x 60.
 * CDC, MMWR 28 October 1994, Table S3-1; real rooms take up to ten times as long.
 * @param airChangesPerHour above 0
 * @param removed share of them, between 0 and 1
 */
export function clearanceMinutes(airChangesPerHour: number, removed = 0.99): number {
  return (-Math.log(1 - removed) / airChangesPerHour) * 60;
}

/** Minutes rounded to a whole, as in CDC's table: what a page and its paper both print. */
export function clearanceWholeMinutes(airChangesPerHour: number, removed?: number): number {
  return Math.round(clearanceMinutes(airChangesPerHour, removed));
}

/** Share that remains, from 0 to 1: e^(-ACH x t / 60). */
export function remainingShare(airChangesPerHour: number, minutes: number): number {
  return Math.exp((-airChangesPerHour * minutes) / 60);
}

/**
 * Share of what another air change rate alone would let a steady source come to, after some minutes of it: reference ÷
 * ACH × (1 - e^(-ACH × t / 60)), in evenly mixed air.
 * @param airChangesPerHour above 0
 */
export function levelWhileAdding(airChangesPerHour: number, minutes: number, referenceAch: number): number {
  return (referenceAch / airChangesPerHour) * (1 - remainingShare(airChangesPerHour, minutes));
}

const removedShares = [0.9, 0.99, 0.999] as const;

type ClearanceRow = { airChanges: number; minutes: readonly number[] };

const airChanges = [...Array.from({ length: 20 }, (_, index) => index + 1), 25, 30, 35, 40, 45, 50];

/** The table of CDC, MMWR 28 October 1994, S3-1. */
export const clearanceRows: readonly ClearanceRow[] = airChanges.map((rate) => ({
  airChanges: rate,
  minutes: removedShares.map((removed) => clearanceWholeMinutes(rate, removed)),
}));
