/** A filter's life: 4,380 hours, which is 6 months at 24-hour use, and never longer than 12 months (docs/specification-coverage.md, row 281). */
export const filterHours = 4380;
export const filterMonths = 12;

/** An office year: 52 weeks of five ten-hour days. */
export const officeHoursPerYear = 10 * 5 * 52;
export const allHoursPerYear = 24 * 365;

/** An example of a tariff, in whole pence. */
export const penceAKilowattHour = 27;

/** Changes of the filter in a year: one when the year is up, or one whenever the hours are up, whichever is more often. */
export function filterChangesPerYear(hoursPerYear: number): number {
  return Math.max(12 / filterMonths, Math.floor(hoursPerYear / filterHours));
}

/** Electricity of a year at rated power, in kWh: the most it can be, since lower speeds draw less. */
export function kilowattHoursPerYear(powerW: number, hoursPerYear: number): number {
  return (powerW * hoursPerYear) / 1000;
}
