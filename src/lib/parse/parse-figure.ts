/** Digits with one point or comma; no sign, no exponent. */
const plainNumber = /^(\d+([.,]\d*)?|[.,]\d+)$/;

/** Parses a typed number, with a decimal point or comma. @returns undefined outside `least` to `most` */
export function parseFigure(text: string, least: number, most: number): number | undefined {
  const typed = text.trim();
  const value = plainNumber.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  return value >= least && value <= most ? value : undefined;
}
