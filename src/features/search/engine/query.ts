import { editDistance } from '@/lib/edit-distance';
import { searchWords } from '@/lib/search-index';
import { stemOf } from './stem';
import { senseOf } from './synonyms';

/** Left out of a query that has other words. */
const smallWords = new Set(
  'a about actually after air all already also airpurifier airpurifiers an and any are as at be better can come could did do does doesnt dont down for from get give had happen happens has have help how i if in into is it its just keep know let like machine machines many mars me mean model models means much must my need not of off on one or our out really purifier purifiers should so some still tell than that the their them then there they this to too unit units up us use used using want well was we were what whats when which who why will with work works would you your'.split(
    ' ',
  ),
);

/** As in "genx" or "Gen X" for Generation X. */
const shortModel = /\bgen(?:eration)?[\s-]*([a-z])\b/gi;
/** A letter by itself, but not the x of "2 x" or "x 5". */
const modelLetter = /(?<![\w'’-]|\d\s*)(?:[syz]|(?<=generation )x|x(?!\s*\d))(?![\w-])/gi;

/** Spellings of one thing, as the site spells it. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bcarbon dioxide\b/gi, 'CO2'],
  [/\bx[\s-]?rays?\b/gi, 'radiography'],
  [/\bhay fever\b/gi, 'hayfever'],
  [/\bboardroom\b/gi, 'board room'],
  [/\ba ?& ?e\b/gi, 'emergency department'],
  [shortModel, 'generation $1'],
];

/** A word with the stem of those that say the same. */
type QueryWord = { word: string; sense: string };

/** A query with what it names. */
export type Query = {
  /** In their order, spelt as the site does. */
  all: readonly QueryWord[];
  /** Without small words, each once. */
  words: readonly string[];
  /** Letters of the named purifiers, each once. */
  models: readonly string[];
};

/** Two letters are swapped or one is left out: another letter makes another word of a short one, as "stove" of "store". */
const isSlip = (word: string, known: string) =>
  word.length > 5 || known.length > word.length || [...known].sort().join('') === [...word].sort().join('');

/** Replaces a misspelt word by the first known word that begins alike and is one letter away. */
export function speller(known: Iterable<string>): (word: string) => string {
  const words = [...new Set(known)];
  const stems = new Set(words.map(stemOf));
  return (word) => {
    if (word.length < 5 || /\d/.test(word)) return word;
    const stem = stemOf(word);
    if (stems.has(stem) || words.some((each) => each.startsWith(word))) return word;
    const isMeant = (each: string) => each[0] === word[0] && each.length > 4 && isSlip(word, each);
    return words.find((each) => isMeant(each) && editDistance(word, each) <= 1) ?? word;
  };
}

/** @param query without the sides of a room, whose x names no model */
export function readQuery(query: string, spelt: (word: string) => string): Query {
  const text = spellings.reduce((so, [pattern, word]) => so.replace(pattern, word), query);
  const all = searchWords(text)
    .map(spelt)
    .map((word) => ({ word, sense: senseOf(word) }));
  const words = [...new Set(all.map(({ word }) => word))];
  const terms = words.filter((word) => !smallWords.has(word));
  return {
    all,
    words: terms.length > 0 ? terms : words,
    models: [...new Set(text.toLowerCase().match(modelLetter))],
  };
}

/** Words and phrases of a rule: `deliver change-filter` has the word "deliver" and the phrase "change the filter". */
export function phrasesIn(words: string): readonly (readonly string[])[] {
  return words.split(' ').map((phrase) => phrase.split('-').map(senseOf));
}

/** So many words may stand between two words of a phrase, as in "change the generation x filter". */
const maxGap = 3;

/** The places of a phrase's words in a query, from `start`; undefined if one is missing. */
function placesOf(phrase: readonly string[], all: readonly QueryWord[], start: number): number[] | undefined {
  const places: number[] = [];
  for (const sense of phrase) {
    const last = places.at(-1);
    const from = last === undefined ? start : last + 1;
    const to = last === undefined ? start + 1 : from + maxGap + 1;
    const place = all.slice(from, to).findIndex((word) => word.sense === sense);
    if (place < 0) return undefined;
    places.push(from + place);
  }
  return places;
}

type Phrase = readonly string[];

/** Two words say the same in either order, as in "the red light" and "the light is red"; small words do not: "my order". */
const inBothOrders = (phrase: Phrase): Phrase[] =>
  phrase.length === 2 && !phrase.some((word) => smallWords.has(word)) ? [phrase, [...phrase].reverse()] : [phrase];

/** Whether a query has a phrase of several words, which says more than a word. */
export function hasPhrase({ all }: Query, phrases: readonly (readonly string[])[]): boolean {
  return phrases
    .flatMap(inBothOrders)
    .some((phrase) => phrase.length > 1 && all.some((_, start) => placesOf(phrase, all, start)));
}

/** The words of a query that stand in one of the phrases, without small words. */
export function coveredWords({ all, words }: Query, phrases: readonly (readonly string[])[]): Set<string> {
  const places = phrases
    .flatMap(inBothOrders)
    .flatMap((phrase) => all.flatMap((_, start) => placesOf(phrase, all, start) ?? []));
  const covered = places.flatMap((place) => all[place]?.word ?? []);
  return new Set(covered.filter((word) => words.includes(word)));
}
