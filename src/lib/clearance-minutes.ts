/**
 * Minutes in which an evenly mixed room loses a share of what floats in its air, with nothing adding to it:
 * t = -ln(1 - share) / ACH x 60. CDC, MMWR 28 October 1994, Table S3-1. Real rooms mix less well: up to ten times as long.
 * @param airChangesPerHour above 0
 * @param share removed, between 0 and 1; 0.99 gives the usual 276.31 / ACH
 */
export function clearanceMinutes(airChangesPerHour: number, share = 0.99): number {
  return (-Math.log(1 - share) / airChangesPerHour) * 60;
}
