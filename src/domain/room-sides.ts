import { grouped } from '@/lib/format/number';
import { maxSideM, type MetresProblem, type ParsedMetres, parseMetres } from '@/lib/parse/parse-metres';
import type { RoomSize } from './room';

/** The shortest side of a room; volumes print as more than 0.00, and rates stay readable. */
export const minSideM = 0.5;

/** Higher than any hall; a greater height is a slip of the keyboard. */
export const maxHeightM = 30;

const longestM = (side: Side) => (side === 'height' ? maxHeightM : maxSideM);

export const sides = ['length', 'width', 'height'] as const;
export type Side = (typeof sides)[number];

/** How lengths are typed. */
export type LengthUnit = 'm' | 'ft';

export type TypedSides = Record<Side, string>;

export type SideProblems = Partial<Record<Side, string>>;

export const emptySides: TypedSides = { length: '', width: '', height: '' };

export function sideMessage(side: Side, problem: MetresProblem): string {
  switch (problem) {
    case 'empty':
    case 'not-a-number':
      return `Enter the ${side} in ${problem === 'empty' ? 'metres' : 'figures'}, such as 4.50`;
    case 'not-above-zero':
      return `Enter a ${side} above 0`;
    case 'too-short':
      return `Enter a ${side} of ${minSideM} m or more`;
    case 'too-long':
      return `Enter a ${side} of ${grouped(longestM(side))} m or less`;
  }
}

/** Three lengths in metres, or an error for each bad one. @param parse how a side is read, for another unit. @param message words of an error */
export function parseSides(
  typed: TypedSides,
  parse: (text: string, side: Side) => ParsedMetres = parseMetres,
  message: (side: Side, problem: MetresProblem) => string = sideMessage,
): { size: RoomSize } | { problems: SideProblems } {
  const metres: Partial<Record<Side, number>> = {};
  const problems: SideProblems = {};
  for (const side of sides) {
    const parsed = parse(typed[side], side);
    if ('problem' in parsed) problems[side] = message(side, parsed.problem);
    else if (parsed.metres < minSideM) problems[side] = message(side, 'too-short');
    else if (parsed.metres > longestM(side)) problems[side] = message(side, 'too-long');
    else metres[side] = parsed.metres;
  }
  const { length, width, height } = metres;
  return length && width && height ? { size: { lengthM: length, widthM: width, heightM: height } } : { problems };
}
