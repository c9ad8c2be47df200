import { parseMetres, type ParsedMetres } from './parse-metres';

/** Exactly, by definition of the foot. */
export const metresPerFoot = 0.3048;

/** Feet with inches behind them: 14 ft 9 in, 14' 9", 14' 9½, 14 9. */
const feetAndInches =
  /^(\d+(?:[.,]\d*)?)\s*(?:ft|feet|foot|['’′])?\s*(\d+(?:[.,]\d*)?)?\s*([¼½¾])?\s*(?:in|inch|inches|["”″]|''|’’)?$/i;

const fractions = new Map<string | undefined, number>([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
]);

const numberOf = (digits: string | undefined) => (digits ? Number(digits.replace(',', '.')) : 0);

/**
 * Reads a length in feet and inches as a visitor types it, and gives it in metres within the limits of `parseMetres`.
 * A number alone is feet. @returns the problem where it is no length; 12 inches or more after feet are no length
 */
export function parseFeet(text: string): ParsedMetres {
  const typed = text.trim();
  const parts = feetAndInches.exec(typed);
  if (!parts) {
    // What is no number, or one that is not above zero, is told apart as it is for metres.
    const read = parseMetres(typed);
    return 'problem' in read ? read : { problem: 'not-a-number' };
  }
  const inches = numberOf(parts[2]) + (fractions.get(parts[3]) ?? 0);
  if (inches >= 12) return { problem: 'not-a-number' };
  return parseMetres(((numberOf(parts[1]) + inches / 12) * metresPerFoot).toFixed(6));
}

/** A length in feet and inches to the nearest inch: 14 ft 9 in. @param metres above 0 */
export function feetInWords(metres: number): string {
  const inches = Math.round((metres / metresPerFoot) * 12);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
