/** The same airflow in litres a second: 1 L/s is 3.6 m³/h. */
export function litresPerSecond(flowM3PerHour: number): number {
  return flowM3PerHour / 3.6;
}

/**
 * Share of what was in the air that is still there: e^(-ACH x t / 60). Evenly mixed air and no source that continues;
 * CDC, MMWR 28 October 1994, Table S3-1. @returns 0 to 1
 */
export function shareLeft(airChangesPerHour: number, minutes: number): number {
  return Math.exp((-airChangesPerHour * minutes) / 60);
}
