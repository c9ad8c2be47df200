import { parseMetres, type ParsedMetres } from './parse-metres';

/** Exact, by definition. */
export const metresPerFoot = 0.3048;

/** As in 14 ft 9 in, 14' 9", 14' 9½, 14 9. */
const feetAndInches =
  /^(\d+(?:[.,]\d*)?)\s*(?:ft|feet|foot|['’′])?\s*(\d+(?:[.,]\d*)?)?\s*([¼½¾])?\s*(?:in|inch|inches|["”″]|''|’’)?$/i;

const fractions = new Map<string | undefined, number>([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
]);

const numberOf = (digits: string | undefined) => (digits ? Number(digits.replace(',', '.')) : 0);

/**
 * Parses feet and inches into metres, within the limits of `parseMetres`; a plain number is feet, 12 or more inches
 * are not a number.
 */
export function parseFeet(text: string): ParsedMetres {
  const typed = text.trim();
  const parts = feetAndInches.exec(typed);
  if (!parts) {
    // Distinguishes text from numbers that are not above zero.
    const read = parseMetres(typed);
    return 'problem' in read ? read : { problem: 'not-a-number' };
  }
  const inches = numberOf(parts[2]) + (fractions.get(parts[3]) ?? 0);
  if (inches >= 12) return { problem: 'not-a-number' };
  return parseMetres(((numberOf(parts[1]) + inches / 12) * metresPerFoot).toFixed(6));
}

/** To the nearest inch: 14 ft 9 in. @param metres above 0 */
export function feetInWords(metres: number): string {
  const inches = Math.round((metres / metresPerFoot) * 12);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
