export const maxSideM = 1000;

/** Shorter lengths print as 0.00. */
export const minLengthM = 0.01;

export type MetresProblem = 'empty' | 'not-a-number' | 'not-above-zero' | 'too-short' | 'too-long';

export type ParsedMetres = { metres: number } | { problem: MetresProblem };

/** Digits with one point or comma; no exponent, no hexadecimal. */
const plainNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

export function parseMetres(text: string): ParsedMetres {
  const typed = text.trim();
  if (typed === '') return { problem: 'empty' };
  if (!plainNumber.test(typed)) return { problem: 'not-a-number' };
  const metres = Number(typed.replace(',', '.'));
  if (metres <= 0) return { problem: 'not-above-zero' };
  if (metres < minLengthM) return { problem: 'too-short' };
  if (metres > maxSideM) return { problem: 'too-long' };
  return { metres };
}
