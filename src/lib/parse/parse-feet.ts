import { parseMetres, type ParsedMetres } from './parse-metres';

/** Exact, by definition. */
export const metresPerFoot = 0.3048;

const number = String.raw`\d+(?:[.,]\d*)?`;
const fraction = String.raw`[¼½¾]|\d/\d{1,2}`;
const inchSign = `(?:in|inch|inches|["”″]|''|’’)`;

/** As in 14 ft 9 in, 14' 9", 14' 9½, 16 ft 5 1/2, 14 9. */
const feetAndInches = new RegExp(
  String.raw`^(${number})\s*(ft|feet|foot|['’′])?\s*(${number})?\s*(${fraction})?\s*${inchSign}?$`,
  'i',
);

/** As in 197", 5 in, 9 ½ in. */
const inchesAlone = new RegExp(String.raw`^(${number})?\s*(${fraction})?\s*${inchSign}$`, 'i');

const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

const numberOf = (digits = '') => (digits ? Number(digits.replace(',', '.')) : 0);

function fractionOf(text = ''): number {
  const [above, below] = text.split('/').map(Number);
  return fractions[text] ?? (above && below ? above / below : 0);
}

function toMetres(feet: number, inches: number): ParsedMetres {
  return parseMetres(((feet + inches / 12) * metresPerFoot).toFixed(6));
}

/**
 * Parses feet and inches into metres, within the limits of `parseMetres`. A plain number is feet; inches stand
 * beside whole feet and are below 12, and a fraction needs the sign of the feet.
 */
export function parseFeet(text: string): ParsedMetres {
  const typed = text.trim();
  const inches = inchesAlone.exec(typed);
  if (inches) return toMetres(0, numberOf(inches[1]) + fractionOf(inches[2]));
  const parts = feetAndInches.exec(typed);
  if (!parts) {
    // Metres with their unit; also distinguishes text from numbers that are not above zero.
    const read = parseMetres(typed);
    return 'error' in read || /m/i.test(typed) ? read : { error: 'not-a-number' };
  }
  const [, feet, feetSign, wholeInches, part] = parts;
  const besideFeet = numberOf(wholeInches) + fractionOf(part);
  const isBroken = besideFeet > 0 && /[.,]/.test(feet ?? '');
  if (isBroken || besideFeet >= 12 || (part && !feetSign && !wholeInches)) return { error: 'not-a-number' };
  return toMetres(numberOf(feet), besideFeet);
}

const feetSign = /ft|feet|foot|['’′"”″]/i;

/** Parses metres, or what is signed as feet and inches. */
export function parseMetresOrFeet(text: string): ParsedMetres {
  return feetSign.test(text) ? parseFeet(text) : parseMetres(text);
}

/** As in "14 ft 9 in", to the nearest inch. @param metres above 0 */
export function formatFeet(metres: number): string {
  const inches = Math.round((metres / metresPerFoot) * 12);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
