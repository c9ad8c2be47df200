import { grouped } from '@/lib/format/number';
import { parseFeet } from '@/lib/parse/parse-feet';
import { maxSideM, type MetresProblem, type ParsedMetres, parseMetres, minSideM } from '@/lib/parse/parse-metres';
import type { RoomSize } from './room';

/** The sides of a room in the order of the form. */
export const sides = ['length', 'width', 'height'] as const;
export type Side = (typeof sides)[number];

/** How lengths are typed. */
export type LengthUnit = 'm' | 'ft';

/** Sides as the visitor typed them. */
export type TypedSides = Record<Side, string>;

/** One error message for each side that is not a length. */
export type SideProblems = Partial<Record<Side, string>>;

export const emptySides: TypedSides = { length: '', width: '', height: '' };

/** Parses a side typed in the given unit to metres. */
export function parseSide(text: string, unit: LengthUnit): ParsedMetres {
  return unit === 'm' ? parseMetres(text) : parseFeet(text);
}

/** The error message of a side, which says what to type instead. */
export function sideMessage(side: Side, problem: MetresProblem, unit: LengthUnit = 'm'): string {
  switch (problem) {
    case 'empty':
    case 'not-a-number':
      if (unit === 'ft') return `Enter the ${side} in feet and inches, such as 14 ft 9 in`;
      return `Enter the ${side} in ${problem === 'empty' ? 'metres' : 'figures'}, such as 4.50`;
    case 'not-above-zero':
      return `Enter a ${side} above 0`;
    case 'too-short':
      return `Enter a ${side} of ${minSideM} m or more`;
    case 'too-long':
      return `Enter a ${side} of ${grouped(maxSideM)} m or less`;
  }
}

/** Parses all three sides: the size in metres, or a message for each bad side. */
export function parseSides(typed: TypedSides, unit: LengthUnit = 'm'): { size: RoomSize } | { problems: SideProblems } {
  const metres = { length: 0, width: 0, height: 0 };
  const problems: SideProblems = {};
  for (const side of sides) {
    const parsed = parseSide(typed[side], unit);
    if ('metres' in parsed) metres[side] = parsed.metres;
    else problems[side] = sideMessage(side, parsed.problem, unit);
  }
  if (Object.keys(problems).length > 0) return { problems };
  return { size: { lengthM: metres.length, widthM: metres.width, heightM: metres.height } };
}
