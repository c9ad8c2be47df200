import MiniSearch, { type Query } from 'minisearch';
import { sectorKeys } from '@/config/sectors';
import { href } from '@/lib/links/href';
import { comparedWords, type SearchEntry, searchWords } from '@/lib/search-index';
import { stemOf } from './query';

/** An entry that has words of the query. */
export type SearchHit = {
  entry: SearchEntry;
  /** The matched words, normalised. */
  words: readonly string[];
  /** Shares of the query, by the rarity of its words, that the entry and that its title have. */
  coverage: number;
  titleCoverage: number;
};

type SearchEngine = {
  find: (words: readonly string[]) => SearchHit[];
  /** The rarer a word, the more it says. */
  weightOf: (word: string) => number;
  words: ReadonlySet<string>;
};

const maxFinds = 24;
/** An entry with a smaller share of the query, or of what the best one has, is left out. */
const minCoverage = 0.2;
const minOfBest = 0.35;
/** A word in no entry is weighted as if this many entries had it. */
const unknownMatches = 4;
/** How much a word of a legal page's section counts, because it was written for another reader. */
const legalShare = 0.6;
/** How much a word of the text counts, beside one of the title. */
const bodyShare = 0.85;

const kindWeight = { product: 1.15, page: 1, question: 1.1, article: 0.9, evidence: 1 } as const;

/** A general page goes before a sector's page that says the same. */
const sectorWeight = 0.65;
const sectorPaths = new Set<string>(sectorKeys.map((key) => href(key)));
/** Legal pages use the words of every subject. */
const legalWeight = 0.5;
const legalPath = /^\/(?:terms|acceptable|privacy|cookie|accessibility)-/;
const isLegalSection = (path: string) => legalPath.test(path) && path.includes('#');

/** Other words for what the site names. Whole subjects of buyers stand in the rules. */
const groups = [
  'cadr airflow m3',
  'quiet noise noisy loud silent sound db decibel',
  'bottle achilles drink flask',
  'filter cartridge replacement',
  'uv uvc ultraviolet lamp bulb',
  'smell odour odor fume gas carbon voc',
  'ion ioniser ionisation ionizer',
  'pm2.5 dust smoke particles',
  'smoke vape vaping cigarette',
  'wash washable clean rinse',
  'pet pets litter fur dander',
  'guarantee warranty',
  'agp aerosol',
  'dentist dental dentistry',
  'fast quickly soon long',
  'harmful danger dangerous safe safety',
  'mould mold spores',
  'photocatalyst photocatalysis photocatalytic',
  'virus viruses covid coronavirus flu germs bacteria colds infection illness',
].map((words) => words.split(' '));

function synonymsOf(stem: string): string[] {
  return groups
    .filter((group) => group.some((word) => stemOf(word) === stem))
    .flatMap((group) => group.filter((word) => stemOf(word) !== stem));
}

/** Matches a word, its other forms and, at a lower weight, its synonyms; a last word may be unfinished. */
function wordQuery(word: string, isLast = false): Query {
  const stem = stemOf(word);
  return {
    combineWith: 'OR',
    queries: [
      // 16 must not match 160, nor "app" "appliance".
      { queries: [word, stem], prefix: !/^[\d.]+$/.test(word) && (stem.length > 3 || (isLast && word.length > 1)) },
      { queries: synonymsOf(stem), prefix: false, boost: { t: 1.5, w: 0.6, d: 0.5, b: 0 } },
    ],
  };
}

/** Builds the index of the entries. */
export function searchEngine(entries: readonly SearchEntry[]): SearchEngine {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['t', 'w', 'd', 'b'],
    tokenize: searchWords,
    processTerm: (term) => comparedWords(term),
    searchOptions: {
      boost: { t: 4, w: 1.2, d: 1, b: 0.4 },
      weights: { fuzzy: 0, prefix: 0.6 },
      boostDocument: (id) => {
        const { k, u } = entries[Number(id)] ?? { k: 'page', u: '' };
        return (
          kindWeight[k] *
          (sectorPaths.has(u.replace(/#.*/, '')) ? sectorWeight : 1) *
          (legalPath.test(u) ? legalWeight : 1)
        );
      },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  /** Rare words weigh more; an unknown one weighs little, because another word of the query may say the same. */
  const rarity = (matches: number) => Math.log(1 + entries.length / (matches === 0 ? unknownMatches : matches + 0.5));
  const weights = new Map<string, number>();

  function weightOf(word: string): number {
    const weight = weights.get(word) ?? rarity(index.search(wordQuery(word)).length);
    weights.set(word, weight);
    return weight;
  }

  function find(words: readonly string[]): SearchHit[] {
    const found = new Map<number, SearchHit & { score: number }>();
    const matched = words.map((word, at) => index.search(wordQuery(word, at === words.length - 1)));
    const total = matched.reduce((sum, results) => sum + rarity(results.length), 0);
    for (const results of matched)
      for (const { id, score, match } of results) {
        const entry = entries[Number(id)];
        if (!entry) continue;
        const so = found.get(Number(id)) ?? { entry, words: [], coverage: 0, titleCoverage: 0, score: 0 };
        const share = rarity(results.length) / total;
        const isInTitle = Object.values(match).some((fields) => fields.includes('t'));
        found.set(Number(id), {
          entry,
          words: [...so.words, ...Object.keys(match)],
          coverage: so.coverage + share * (isInTitle ? 1 : bodyShare) * (isLegalSection(entry.u) ? legalShare : 1),
          titleCoverage: so.titleCoverage + (isInTitle ? share : 0),
          score: so.score + score,
        });
      }
    const best = Math.max(...[...found.values()].map(({ coverage }) => coverage));
    return (
      [...found.values()]
        .filter(({ coverage }) => coverage >= Math.max(minCoverage, best * minOfBest))
        .sort((a, b) => b.score * b.coverage ** 2 - a.score * a.coverage ** 2)
        // Sections without an anchor lead to their page: the best one does.
        .filter(({ entry }, index, all) => all.findIndex((each) => each.entry.u === entry.u) === index)
        .slice(0, maxFinds)
    );
  }

  return {
    find,
    weightOf,
    words: new Set(entries.flatMap(({ t, d, w, b }) => searchWords(`${t} ${d} ${w ?? ''} ${b ?? ''}`))),
  };
}
