/** Months in English, January first. */
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** As in "29 March 2021", in every browser and time zone. @param isoDate as in `2021-03-29` */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  const name = monthNames[(month ?? 0) - 1];
  if (!year || !name || !day) throw new Error(`Not a date like 2021-03-29: ${isoDate}`);
  return `${day} ${name} ${year}`;
}

/** As in "March 2021". @param isoMonth as in `2021-03` */
export function longMonth(isoMonth: string): string {
  return longDate(`${isoMonth}-01`).slice(2);
}
