/** A whole number with thousands separators, the same in every browser: 1,156. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
