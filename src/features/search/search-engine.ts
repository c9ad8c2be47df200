import MiniSearch, { type Query } from 'minisearch';
import { comparedWords, type SearchEntry, searchWords } from '@/lib/search-index';
import { synonymsOf } from './synonyms';

export type Find = {
  entry: SearchEntry;
  /** The words by which it was found, as they are compared. */
  words: readonly string[];
};

/** Most that one query finds. */
const mostFinds = 24;

/** What one looks for first comes first where two match alike. */
const kindWeight = { product: 1.35, page: 1.2, article: 1, question: 1, evidence: 0.95 } as const;

/** Slips that are forgiven: one letter, in long words two, in short ones and figures none. */
function forgiven(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 8 ? 1 : 2;
}

/** Each word or one of its other names; the typed word counts for more. */
function wordQuery(word: string): Query {
  const others = synonymsOf(word);
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

/** Finds entries by their words: beginnings, slips of the pen and other names of a word count, too. */
export function searchEngine(entries: readonly SearchEntry[]): (query: string) => Find[] {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['t', 'w', 'd'],
    tokenize: searchWords,
    processTerm: (term) => comparedWords(term),
    searchOptions: {
      boost: { t: 3, w: 1.2, d: 1 },
      // 16 is not the beginning of 160.
      prefix: (word) => word.length > 1 && !/^[\d.]+$/.test(word),
      fuzzy: forgiven,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (id) => kindWeight[entries[Number(id)]?.k ?? 'page'],
    },
  });

  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (query) => {
    const words = [...new Set(searchWords(query))];
    if (words.length === 0) return [];
    const queries = words.map(wordQuery);
    const all = index.search({ combineWith: 'AND', queries });
    // Where nothing has all the words, what has some of them is better than nothing.
    const results = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    return results.slice(0, mostFinds).flatMap(({ id, match }) => {
      const entry = entries[Number(id)];
      return entry ? [{ entry, words: Object.keys(match) }] : [];
    });
  };
}
