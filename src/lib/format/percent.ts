/** Rounds to a whole, or to one decimal below 1 and above 98, so that it does not read 0 or 100. */
export function percent(share: number): string {
  const exact = 100 * share;
  return exact < 1 || exact > 98 ? exact.toFixed(1) : String(Math.round(exact));
}
