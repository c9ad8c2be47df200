/** The longest side the calculator takes, in metres. */
export const maxSideM = 1000;

/** The shortest: what is shorter reads 0.00 at two decimals. */
export const minSideM = 0.01;

/** Why a text is no length: nothing typed, no number, zero or less, or outside what the calculator takes. */
export type MetresProblem = 'empty' | 'not-a-number' | 'not-above-zero' | 'too-short' | 'too-long';

export type ParsedMetres = { metres: number } | { problem: MetresProblem };

/** Digits with one point or comma; no exponents, no hexadecimal, no words. */
const plainNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** Reads a length in metres as a visitor types it; a decimal comma and white space around it are welcome. */
export function parseMetres(text: string): ParsedMetres {
  const typed = text.trim();
  if (typed === '') return { problem: 'empty' };
  if (!plainNumber.test(typed)) return { problem: 'not-a-number' };
  const metres = Number(typed.replace(',', '.'));
  if (metres <= 0) return { problem: 'not-above-zero' };
  if (metres < minSideM) return { problem: 'too-short' };
  if (metres > maxSideM) return { problem: 'too-long' };
  return { metres };
}
