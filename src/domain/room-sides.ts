import { maxSideM, type MetresError, type ParsedMetres, parseMetres } from '@/lib/parse/parse-metres';
import type { RoomSize } from './room';

/** The shortest side of a room; volumes print as more than 0.00, and rates stay readable. */
export const minSideM = 0.5;

/** Higher than any hall; a greater height is a slip of the keyboard. */
export const maxHeightM = 30;

/** In metres. */
export const longestSideM = (side: Side) => (side === 'height' ? maxHeightM : maxSideM);

/** The sides of a room in the order in which they are asked. */
export const sides = ['length', 'width', 'height'] as const;
/** A side of a room. */
export type Side = (typeof sides)[number];

/** How lengths are typed. */
export type LengthUnit = 'm' | 'ft';

/** The sides as typed, each in its own field. */
export type TypedSides = Record<Side, string>;

/** What is wrong with a typed side; a side without an error has no key. */
export type SideErrors = Partial<Record<Side, MetresError>>;

/** No side typed yet. */
export const emptySides: TypedSides = { length: '', width: '', height: '' };

/** Three lengths in metres, or the error of each bad one. @param parse how a side is read, for another unit */
export function parseSides(
  typed: TypedSides,
  parse: (text: string, side: Side) => ParsedMetres = parseMetres,
): { size: RoomSize } | { errors: SideErrors } {
  const metres: Partial<Record<Side, number>> = {};
  const errors: SideErrors = {};
  for (const side of sides) {
    const parsed = parse(typed[side], side);
    if ('error' in parsed) errors[side] = parsed.error;
    else if (parsed.metres < minSideM) errors[side] = 'too-short';
    else if (parsed.metres > longestSideM(side)) errors[side] = 'too-long';
    else metres[side] = parsed.metres;
  }
  const { length, width, height } = metres;
  return length && width && height ? { size: { lengthM: length, widthM: width, heightM: height } } : { errors };
}
