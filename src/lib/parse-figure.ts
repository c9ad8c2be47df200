/** Digits with one point or comma; no exponents, no signs, no words. */
const plainNumber = /^(\d+([.,]\d*)?|[.,]\d+)$/;

/** Reads a figure as a visitor types it, a decimal comma and white space around it welcome. @returns undefined outside `least` to `most` */
export function parseFigure(text: string, least: number, most: number): number | undefined {
  const typed = text.trim();
  const value = plainNumber.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  return value >= least && value <= most ? value : undefined;
}
