import { parseNumber } from './parse-number';

/** The longest side of a room that a field takes. */
export const maxSideM = 1000;

/** `too-short` is found by `domain/room-sides`. */
export type MetresError = 'empty' | 'not-a-number' | 'not-above-zero' | 'too-short' | 'too-long';

/** A length in metres, or why the text is none. */
export type ParsedMetres = { metres: number } | { error: MetresError };

/** Reads 4.5, 4,5 and 4.5 m. */
export function parseMetres(text: string): ParsedMetres {
  if (text.trim() === '') return { error: 'empty' };
  const metres = parseNumber(text.replace(/\s*(m|metres?|meters?)\s*$/i, ''));
  if (metres === undefined) return { error: 'not-a-number' };
  if (metres <= 0) return { error: 'not-above-zero' };
  if (metres > maxSideM) return { error: 'too-long' };
  return { metres };
}
