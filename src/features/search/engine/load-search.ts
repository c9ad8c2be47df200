import { env } from '@/config/env';
import { type SearchEntry, searchIndexFile } from '@/lib/search-index';
import type { SiteSearcher } from './site-searcher';

async function fetchIndex(): Promise<SearchEntry[]> {
  const response = await fetch(env.basePath + searchIndexFile);
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${searchIndexFile} was answered ${response.status}`);
  return response.json() as Promise<SearchEntry[]>;
}

async function start(): Promise<SiteSearcher> {
  const [{ siteSearcher }, entries] = await Promise.all([import('./site-searcher'), fetchIndex()]);
  return siteSearcher(entries);
}

let started: Promise<SiteSearcher> | undefined;

/** Loads code and index once; a failed load rejects and is tried again by the next call. */
export function loadSearch(): Promise<SiteSearcher> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}
