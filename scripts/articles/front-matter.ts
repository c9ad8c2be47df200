import { descriptionLength } from '../../src/config/meta-lengths.ts';
import { readDerived } from '../../media/pictures/picture-module.ts';

/** The facts between the two lines of --- that open an article. `date` and `reviewed` are ISO days. */
export type FrontMatter = {
  title: string;
  shortTitle?: string;
  description: string;
  date: string;
  reviewed?: string;
  reviewNote?: string;
  category: string;
  /** Name of a picture in src/assets/pictures. */
  cover: string;
  coverAlt: string;
  cardLine: string;
  /** Key of src/data/rooms/offered-rooms. */
  offer?: string;
};

type Rule = { field: keyof FrontMatter; optional?: true; requirement: string; holds: (value: unknown) => boolean };

const pictures = new Set(readDerived().map(({ name }) => name));

const text = (from: number, to: number) => (value: unknown) =>
  typeof value === 'string' && value.length >= from && value.length <= to;

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const rules: readonly Rule[] = [
  { field: 'title', requirement: '5 to 75 characters', holds: text(5, 75) },
  { field: 'shortTitle', optional: true, requirement: '3 to 40 characters', holds: text(3, 40) },
  {
    field: 'description',
    requirement: `${descriptionLength.min} to ${descriptionLength.max} characters`,
    holds: text(descriptionLength.min, descriptionLength.max),
  },
  { field: 'date', requirement: 'a day, such as 2026-11-20', holds: isDate },
  { field: 'reviewed', optional: true, requirement: 'a day, such as 2026-11-20', holds: isDate },
  { field: 'reviewNote', optional: true, requirement: 'a sentence or two', holds: text(20, 400) },
  { field: 'category', requirement: '2 to 30 characters', holds: text(2, 30) },
  {
    field: 'cover',
    requirement: 'the name of a picture of src/assets/pictures',
    holds: (value) => typeof value === 'string' && /^[a-z-]+$/.test(value) && pictures.has(value),
  },
  { field: 'coverAlt', requirement: '15 to 160 characters', holds: text(15, 160) },
  { field: 'cardLine', requirement: '5 to 45 characters', holds: text(5, 45) },
  {
    field: 'offer',
    optional: true,
    requirement: 'a room of src/data/rooms/offered-rooms, such as classroom',
    holds: (value) => typeof value === 'string' && /^[a-z]+$/i.test(value),
  },
];

/** What is missing, unknown or wrong in an article’s front matter, a sentence each; empty if all is well. */
export function frontMatterProblems(facts: unknown): string[] {
  const found = Object(facts) as Record<string, unknown>;
  const wrong = rules.flatMap(({ field, optional, requirement, holds }) => {
    const value = found[field];
    if (value === undefined) return optional ? [] : [`"${field}" is missing: ${requirement}`];
    return holds(value) ? [] : [`"${field}" is ${JSON.stringify(value)}: ${requirement}`];
  });
  const known = rules.map(({ field }) => field as string);
  const unknown = Object.keys(found).filter((field) => !known.includes(field));
  return [...wrong, ...unknown.map((field) => `"${field}" is no field: ${known.join(', ')}`)];
}
