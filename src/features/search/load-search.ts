import { env } from '@/config/env';
import { type SearchEntry, type SearchIndex, searchIndexFile, searchWords, shardKeys } from '@/lib/search-index';
import { type FigureAnswer, figureAnswers } from './figure-answers';
import type { Find } from './search-engine';

export type Found = { answers: FigureAnswer[]; finds: Find[] };

export type SiteSearcher = (query: string) => Promise<Found>;

/** Most words of a query that fetch products: each may cost a file. */
const mostFetchingWords = 3;

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(env.basePath + file);
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${file} was answered ${response.status}`);
  return response.json() as Promise<T>;
}

async function start(): Promise<SiteSearcher> {
  const [{ searchEngine }, index] = await Promise.all([
    import('./search-engine'),
    fetchJson<SearchIndex>(searchIndexFile),
  ]);
  const engine = searchEngine(index.entries);
  const known = [...index.entries];
  const fetched = new Map<string, Promise<void>>();

  async function fetchShard(key: string): Promise<void> {
    const products = await fetchJson<SearchEntry[]>(index.shards[key] ?? '');
    engine.add(products);
    known.push(...products);
  }

  return async (query) => {
    const words = [...new Set(searchWords(query))].slice(0, mostFetchingWords);
    const keys = new Set(words.flatMap((word) => shardKeys(index.shards, word)));
    await Promise.all(
      [...keys].map((key) => {
        const under = fetched.get(key) ?? fetchShard(key);
        fetched.set(key, under);
        // What did not come may be asked for again.
        return under.catch(() => void fetched.delete(key));
      }),
    );
    return { answers: figureAnswers(query, known), finds: engine.find(query) };
  };
}

let started: Promise<SiteSearcher> | undefined;

/** The search with its code and index, loaded once, at the first use. Rejects where they cannot be had; then try again. */
export function loadSearch(): Promise<SiteSearcher> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}
