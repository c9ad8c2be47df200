import MiniSearch, { type Query } from 'minisearch';
import type { PlainRouteKey } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { href } from '@/lib/links/href';
import { comparedWords, type SearchEntry, searchWords } from '@/lib/search-index';
import { stemOf } from './stem';
import { synonymsOf } from './synonyms';

/** An entry that has words of the query. */
export type SearchHit = {
  entry: SearchEntry;
  /** The matched words, normalised. */
  words: readonly string[];
  /** Share of the query, by the rarity of its words. */
  coverage: number;
  /** The words of the query that its title has. */
  inTitle: readonly string[];
  /** Share of the query in what is shown of it. */
  shownShare: number;
};

/** A hit of an entry that has no word of the query. */
export function emptyHit(entry: SearchEntry): SearchHit {
  return { entry, words: [], coverage: 0, inTitle: [], shownShare: 0 };
}

type SearchEngine = {
  /** @param sector page of the room that the query names */
  find: (words: readonly string[], sector?: PlainRouteKey) => SearchHit[];
  /** The rarer a word, the more it says. */
  weightOf: (word: string) => number;
  isKnown: (word: string) => boolean;
  words: ReadonlySet<string>;
};

const maxFinds = 24;
/** An entry that has less than this share of what the best one has is left out. */
const minOfBest = 0.35;
const minCoverage = 0.2;
/** A word in no entry is weighted as if this many entries had it. */
const unknownMatches = 1;

/** How much the words of a field count. */
const fieldWeights = { title: 4, terms: 1.2, text: 1, rareWords: 0.4 };

const sectorPaths = new Set<string>(sectorKeys.map((key) => href(key)));
const legalPath = /^\/(?:terms|acceptable|privacy|cookie|accessibility)-/;

/** Before a general page goes the page of the named room, after it that of another; a legal page has every subject. */
function placeWeight(path: string, sector: PlainRouteKey | undefined): number {
  const page = path.replace(/#.*/, '');
  if (sector && page === href(sector)) return 1.3;
  if (sectorPaths.has(page)) return 0.65;
  return legalPath.test(path) ? 0.5 : 1;
}

/** Matches a word, its other forms and, at a lower weight, its synonyms; a last word may be unfinished. */
function wordQuery(word: string, isLast = false): Query {
  const stem = stemOf(word);
  return {
    combineWith: 'OR',
    queries: [
      // 16 must not match 160, nor "app" "appliance".
      { queries: [word, stem], prefix: !/^[\d.]+$/.test(word) && (stem.length > 3 || (isLast && word.length > 1)) },
      { queries: synonymsOf(stem), prefix: false, boost: { title: 1.5, terms: 0.6, text: 0.5, rareWords: 0 } },
    ],
  };
}

type ScoredHit = SearchHit & { score: number; titleCoverage: number };

/** An entry with more of the query, and with more of it in its title, goes first. */
const rank = ({ score, coverage, titleCoverage }: ScoredHit) => score * (coverage + titleCoverage) ** 2;

/** Builds the index of the entries. */
export function searchEngine(entries: readonly SearchEntry[]): SearchEngine {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(fieldWeights),
    tokenize: searchWords,
    processTerm: (term) => comparedWords(term),
    searchOptions: { boost: fieldWeights, weights: { fuzzy: 0, prefix: 0.6 } },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  /** Rare words weigh more; an unknown one weighs little, because another word of the query may say the same. */
  const rarity = (matches: number) => Math.log(1 + entries.length / (matches === 0 ? unknownMatches : matches + 0.5));
  const counts = new Map<string, number>();

  function countOf(word: string): number {
    const count = counts.get(word) ?? index.search(wordQuery(word)).length;
    counts.set(word, count);
    return count;
  }

  function find(words: readonly string[], sector?: PlainRouteKey): SearchHit[] {
    const found = new Map<number, ScoredHit>();
    const boostDocument = (id: unknown) => placeWeight(entries[Number(id)]?.path ?? '', sector);
    const matched = words.map((word, at) => ({
      word,
      results: index.search(wordQuery(word, at === words.length - 1), { boostDocument }),
    }));
    const total = matched.reduce((sum, { results }) => sum + rarity(results.length), 0);
    for (const { word, results } of matched)
      for (const { id, score, match } of results) {
        const entry = entries[Number(id)];
        if (!entry) continue;
        const hit = found.get(Number(id)) ?? { ...emptyHit(entry), score: 0, titleCoverage: 0 };
        const share = rarity(results.length) / total;
        const fields = Object.values(match).flat();
        const isInTitle = fields.includes('title');
        found.set(Number(id), {
          entry,
          words: [...hit.words, ...Object.keys(match)],
          coverage: hit.coverage + share,
          inTitle: isInTitle ? [...hit.inTitle, word] : hit.inTitle,
          shownShare: hit.shownShare + (isInTitle || fields.includes('text') ? share : 0),
          score: hit.score + score,
          titleCoverage: hit.titleCoverage + (isInTitle ? share : 0),
        });
      }
    const best = Math.max(...[...found.values()].map(({ coverage }) => coverage));
    return (
      [...found.values()]
        .filter(({ coverage }) => coverage >= Math.max(minCoverage, best * minOfBest))
        .sort((a, b) => rank(b) - rank(a))
        // Sections without an anchor lead to their page: the best one does.
        .filter(({ entry }, at, all) => all.findIndex((each) => each.entry.path === entry.path) === at)
        .slice(0, maxFinds)
    );
  }

  return {
    find,
    weightOf: (word) => rarity(countOf(word)),
    isKnown: (word) => countOf(word) > 0,
    words: new Set(
      entries.flatMap(({ title, text, terms, rareWords }) =>
        searchWords(`${title} ${text} ${terms ?? ''} ${rareWords ?? ''}`),
      ),
    ),
  };
}
