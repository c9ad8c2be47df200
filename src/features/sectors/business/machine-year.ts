/** A filter's life: 4,380 hours, which is 6 months at 24-hour use, and never longer than 12 months. Specification, section 9. */
export const filterHours = 4380;
export const filterMonths = 12;

/** How a machine may be run, in hours a year. An office year is 52 weeks of five ten-hour days. */
export type Schedule = { name: string; hoursPerYear: number };

export const officeSchedule: Schedule = { name: '10 hours, Monday to Friday', hoursPerYear: 10 * 5 * 52 };

export const schedules: readonly Schedule[] = [
  { name: 'Round the clock', hoursPerYear: 24 * 365 },
  { name: '12 hours a day', hoursPerYear: 12 * 365 },
  officeSchedule,
];

/** When the filter is due, in months: at its hours or after a year, whichever comes first. */
export function filterDueMonths({ hoursPerYear }: Schedule): number {
  return Math.min(filterMonths, (filterHours / hoursPerYear) * 12);
}

/** Electricity of a year at rated power, in kWh: the most it can be, since lower speeds draw less. */
export function kilowattHoursPerYear(powerW: number, { hoursPerYear }: Schedule): number {
  return (powerW * hoursPerYear) / 1000;
}
