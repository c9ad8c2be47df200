import { editDistance } from '@/lib/edit-distance';
import { searchWords } from '@/lib/search-index';
import { stemOf } from './stem';
import { senseOf } from './synonyms';

/** Say little: they count only beside other words, as in "who is behind it". */
const smallWords = new Set(
  'a about actually after air all already also airpurifier airpurifiers an and any are as at awful be been being best better but by can come could did do does doesnt dont down during enough for from get give go goes going good got had ideal happen happens has have having help hi hello how i if im in into is isnt it its ive just keep know let like looking meet meets machine machines make many mars me mean means model most much must my need new next not of offer on one ones or our out please product per hour hours product products provide purification filtration purifier purifiers really right remove removes rid should so some something several system equipment device still suitable tell than that thats the their them then there these they thing this those to too two three four five six ten under over unit units up us use used using versus vs want was way we were what whats when where which who why will with work works working would you your'.split(
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
  [/\b(board|staff|store|play|work|break|meeting|waiting|treatment|changing)rooms?\b/gi, '$1 room'],
  [/\ba ?& ?e\b/gi, 'emergency department'],
  [/\bb ?& ?b\b/gi, 'bed and breakfast'],
  [shortModel, 'generation $1'],
];

/** A word with the stem of those that say the same. */
export type QueryWord = { word: string; sense: string; isSmall: boolean };

/** A query with what it names. */
export type Query = {
  /** Each once, in their order, spelt as the site does. */
  words: readonly QueryWord[];
  /** Letters of the named purifiers, each once. */
  models: readonly string[];
};

/** The words of a text, each once. */
export function queryWords(text: string, spelt: (word: string) => string = String): QueryWord[] {
  const words = [...new Set(searchWords(text).map(spelt))];
  const hasOthers = words.some((word) => !smallWords.has(word));
  return words.map((word) => ({ word, sense: senseOf(word), isSmall: hasOthers && smallWords.has(word) }));
}

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
  return { words: queryWords(text, spelt), models: [...new Set(text.toLowerCase().match(modelLetter))] };
}

/** Words and phrases of a rule: `noise big-enough` has the word "noise" and the phrase "big enough". */
export function phrasesIn(words: string): readonly (readonly string[])[] {
  return words.split(' ').map((phrase) => phrase.split('-').map(senseOf));
}

/** The words of a query that stand in one of the phrases of which it has every word. */
export function coveredWords({ words }: Query, phrases: readonly (readonly string[])[]): Set<string> {
  const senses = new Set(words.map(({ sense }) => sense));
  const covered = new Set(phrases.filter((phrase) => phrase.every((sense) => senses.has(sense))).flat());
  return new Set(words.flatMap(({ word, sense, isSmall }) => (covered.has(sense) && !isSmall ? [word] : [])));
}
