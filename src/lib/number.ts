/** A whole number with thousands separators, the same in every browser: 1,156. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Volumes, lengths and air changes where they are recorded: to two decimals. */
export function twoDecimals(value: number): string {
  return value.toFixed(2);
}
