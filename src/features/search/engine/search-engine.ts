import MiniSearch, { type Query } from 'minisearch';
import { comparedWords, type SearchEntry, searchWords } from '@/lib/search-index';
import { queryWords } from './query-words';
import { synonymsOf } from './synonyms';

export type Find = {
  entry: SearchEntry;
  /** The matched words, normalised. */
  words: readonly string[];
};

const maxFinds = 24;
/** With fewer finds for all the words, those for some of the words follow. */
const fewFinds = 4;

const kindWeight = { product: 1.35, page: 1.2, article: 1, question: 1, evidence: 0.95 } as const;

/** Maximum edit distance of a word. */
function maxEdits(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 8 ? 1 : 2;
}

/** Matches a word, or its synonyms and its singular at a lower weight. */
function wordQuery(word: string): Query {
  const others = [...synonymsOf(word), ...(/\w{3}s$/.test(word) ? [word.slice(0, -1)] : [])];
  return {
    combineWith: 'OR',
    queries: [
      word,
      ...(others.length > 0
        ? [{ queries: others, fuzzy: false, prefix: false, boost: { t: 1.5, w: 0.6, d: 0.5 } }]
        : []),
    ],
  };
}

/** Matches prefixes, misspellings and synonyms. */
export function searchEngine(entries: readonly SearchEntry[]): (query: string) => Find[] {
  const known = new Set(entries.flatMap(({ t, d, w }) => searchWords(`${t} ${d} ${w ?? ''}`)));
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['t', 'w', 'd'],
    tokenize: searchWords,
    processTerm: (term) => comparedWords(term),
    searchOptions: {
      boost: { t: 3, w: 1.2, d: 1 },
      // 16 must not match 160.
      prefix: (word) => word.length > 1 && !/^[\d.]+$/.test(word),
      // "pets" is not "sets" misspelt.
      fuzzy: (word) => !known.has(word) && maxEdits(word),
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (id) => kindWeight[entries[Number(id)]?.k ?? 'page'],
    },
  });

  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (query) => {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const queries = words.map(wordQuery);
    const all = index.search({ combineWith: 'AND', queries });
    const some = all.length < fewFinds ? index.search({ combineWith: 'OR', queries }) : [];
    const results = [...all, ...some.filter(({ id }) => !all.some((found) => found.id === id))];
    return results.slice(0, maxFinds).flatMap(({ id, match }) => {
      const entry = entries[Number(id)];
      return entry ? [{ entry, words: Object.keys(match) }] : [];
    });
  };
}
