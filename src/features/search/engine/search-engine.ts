import { type SearchEntry, searchWords } from '@/lib/search-index';
import { type Query, type QueryWord, queryWords } from './query';
import { relatedSenses, senseOf } from './synonyms';

/** An entry that has words of the query. */
export type SearchHit = {
  entry: SearchEntry;
  /** The senses of its words that the query has. */
  senses: readonly string[];
  /** How well it answers: 0 to 1 for the share of the query that it has, and more for a phrase that says the same. */
  score: number;
  /** Share of the query that it has, by the rarity of the words and the field. */
  coverage: number;
  /** Whether one of its phrases stands in the query. */
  isNamed: boolean;
};

/** How much a word of a query counts, and how well an entry answers it apart from its words. */
export type Focus = {
  /** The senses of words that only say of whom or of which room. */
  setting: ReadonlySet<string>;
  /** The page that is about the setting. */
  page?: string | undefined;
  /** True for an entry about the water bottle instead of the machines. */
  isOfBottle?: boolean;
};

const generation = senseOf('generation');

/** How much a word counts by the field that has it. */
const fieldWeights = { phrases: 1, title: 1, terms: 0.45, text: 0.55 };
type Field = keyof typeof fieldWeights;
const fields = Object.keys(fieldWeights) as Field[];

/** How close a word is that begins alike, and a related one; 1 is the same word. */
const prefixCloseness = 0.7;
/** Letters of a known word with which a longer one may begin, as "recyclable" with "recycle". */
const minStem = 6;
const relatedCloseness = 0.5;
/** Small words, and those of the setting, beside what is asked. */
const smallShare = 0.12;
const settingShare = 0.35;
/** How much a phrase that says the same counts beside the words. */
const phraseShare = 0.6;
/** How much an entry counts that no phrase leads to. */
const unaskedShare = 0.95;
/** A word in no entry is weighted as if this many had it. */
const unknownCount = 3;
/** The share of the score that counts for a word in no entry, for one that no phrase and no title has, and for a number. */
const unknownShare = 1;
const incidentalShare = 0.4;
const numberShare = 0.4;
const minCoverage = 0.2;
const minOfBest = 0.4;
const maxFinds = 24;

/** A path without its anchor and its query. */
export const pageOf = (path: string) => path.replace(/[?#].*/, '');

type Indexed = {
  entry: SearchEntry;
  page: string;
  /** The weight of the best field of each sense. */
  senses: ReadonlyMap<string, number>;
  phrases: readonly (readonly QueryWord[])[];
};

function indexed(entry: SearchEntry): Indexed[] {
  const askedAs = entry.phrases?.split(', ') ?? [];
  // What has no text has no subject of its own: each of its phrases is one.
  if (entry.text === '' && askedAs.length > 1)
    return askedAs.flatMap((phrases) => indexed({ ...entry, title: '', phrases }));
  const senses = new Map<string, number>();
  for (const field of fields)
    for (const { sense } of queryWords(entry[field] ?? ''))
      senses.set(sense, Math.max(senses.get(sense) ?? 0, fieldWeights[field]));
  const phrases = [entry.title, ...askedAs].map((phrase) => queryWords(phrase));
  return [{ entry, page: pageOf(entry.path), senses, phrases }];
}

export type SearchEngine = {
  find: (query: Query, focus: Focus) => SearchHit[];
  /** The rarer a word, the more it counts. */
  weigh: (words: Iterable<QueryWord>, focus: Focus) => number;
  words: ReadonlySet<string>;
};

/** @param placeWeight of a path for what a query is about */
export function searchEngine(
  entries: readonly SearchEntry[],
  placeWeight: (path: string, focus: Focus) => number = () => 1,
): SearchEngine {
  const index = entries.flatMap(indexed);
  const counts = new Map<string, number>();
  for (const { senses } of index) for (const sense of senses.keys()) counts.set(sense, (counts.get(sense) ?? 0) + 1);
  const vocabulary = [...counts.keys()];
  /** What buyers ask of: any other word of a query is likely to be said by the way. */
  const topics = new Set(index.flatMap(({ phrases }) => phrases.flat().map(({ sense }) => sense)));

  /** The senses of the entries that a word of a query stands for, with how well they fit; a last word may be unfinished. */
  function readingsOf({ sense }: QueryWord, isLast: boolean): Map<string, number> {
    const readings = new Map<string, number>(relatedSenses(sense).map((each) => [each, relatedCloseness]));
    if (!/^[\d.]+$/.test(sense) && (sense.length > 3 || (isLast && sense.length > 1 && !counts.has(sense))))
      for (const each of vocabulary)
        if (each.startsWith(sense) || (each.length >= minStem && sense.startsWith(each)))
          readings.set(each, prefixCloseness);
    return readings.set(sense, 1);
  }

  function weightOf(word: QueryWord, { setting }: Focus): number {
    const count = counts.get(word.sense) ?? 0;
    const shares = [
      word.isSmall ? smallShare : 1,
      setting.has(word.word) ? settingShare : 1,
      count === 0 ? unknownShare : topics.has(word.sense) ? 1 : incidentalShare,
      /^[\d.]+$/.test(word.word) ? numberShare : 1,
    ];
    return Math.min(...shares) * Math.log(1 + entries.length / (count === 0 ? unknownCount : count + 0.5));
  }

  const weigh = (words: Iterable<QueryWord>, focus: Focus) =>
    [...words].reduce((sum, word) => sum + weightOf(word, focus), 0);

  function find({ words, models }: Query, focus: Focus): SearchHit[] {
    const wanted = words.map((word, at) => ({
      word,
      weight: weightOf(word, focus),
      readings: readingsOf(word, at === words.length - 1),
    }));
    const askedSenses = new Set(words.map(({ sense }) => sense));
    const total = wanted.reduce((sum, { weight }) => sum + weight, 0);

    /** How alike a phrase and the query are: 1 if they have the same words; and whether the query has all of it. */
    function likeness(phrase: readonly QueryWord[]): { alike: number; isWhole: boolean } {
      const senses = new Set(phrase.map(({ sense }) => sense));
      const read = new Set<string>();
      let common = 0;
      for (const { weight, readings } of wanted) {
        const [sense, closeness] = bestOf(readings, (each) => (senses.has(each) ? 1 : 0));
        if (sense !== undefined) read.add(sense);
        common += weight * closeness;
      }
      const missing = phrase.filter(({ sense }) => !read.has(sense));
      const isWhole = phrase.length > 0 && phrase.every(({ sense, isSmall }) => isSmall || askedSenses.has(sense));
      return { alike: common / (total + weigh(missing, focus)), isWhole };
    }

    const hits = index.flatMap((each): SearchHit[] => {
      const isOfSetting = each.page === focus.page;
      let coverage = 0;
      const found: string[] = [];
      for (const { word, weight, readings } of wanted) {
        const [sense, closeness] = bestOf(readings, (reading) => each.senses.get(reading) ?? 0);
        if (sense !== undefined && !word.isSmall) found.push(sense);
        coverage += (weight * (isOfSetting && focus.setting.has(word.word) ? 1 : closeness)) / total;
      }
      if (found.length === 0 || coverage < minCoverage) return [];
      const phrases = each.phrases.map(likeness);
      const isNamed = phrases.some(({ isWhole }) => isWhole);
      if (each.entry.text === '' && !isNamed) return [];
      // "Generation" of another model is not what was searched.
      const isOtherModel = models.length > 0 && !models.some((letter) => found.includes(letter));
      const senses = isOtherModel ? found.filter((sense) => sense !== generation) : found;
      const alike = Math.max(...phrases.map((phrase) => phrase.alike));
      const score =
        (coverage + phraseShare * alike) *
        placeWeight(each.entry.path, focus) *
        (each.entry.phrases ? 1 : unaskedShare);
      return [{ entry: each.entry, senses, score, coverage, isNamed }];
    });
    const best = Math.max(0, ...hits.map(({ score }) => score));
    return (
      hits
        .filter(({ score }) => score >= best * minOfBest)
        .sort((a, b) => b.score - a.score)
        // Sections without an anchor lead to their page: the best one does.
        .filter(({ entry }, at, all) => all.findIndex((each) => each.entry.path === entry.path) === at)
        .slice(0, maxFinds)
    );
  }

  return {
    find,
    weigh,
    words: new Set(entries.flatMap((entry) => fields.flatMap((field) => searchWords(entry[field] ?? '')))),
  };
}

/** The reading that weighs most, and its weight. */
function bestOf(
  readings: ReadonlyMap<string, number>,
  weightOf: (sense: string) => number,
): [sense: string | undefined, weight: number] {
  let best: [string | undefined, number] = [undefined, 0];
  for (const [sense, closeness] of readings) {
    const weight = closeness * weightOf(sense);
    if (weight > best[1]) best = [sense, weight];
  }
  return best;
}
