/** Up to one decimal. */
export function formatAch(ach: number): string {
  return String(Number(ach.toFixed(1)));
}

/** As in "1 air change an hour" and "6.5 air changes an hour". */
export function airChangesAnHour(ach: number): string {
  const number = formatAch(ach);
  return `${number} ${number === '1' ? 'air change' : 'air changes'} an hour`;
}
