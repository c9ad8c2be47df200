import { useEffect, useState } from 'react';
import { env } from '@/config/env';
import { type SearchEntry, searchIndexFile } from '@/lib/search-index';
import { shownFinds } from './engine/shown-finds';
import type { SearchResponse, SiteSearcher } from './engine/site-searcher';

type SearchState =
  { status: 'empty' | 'searching' | 'failed' } | { status: 'found'; found: SearchResponse; query: string };

async function fetchIndex(): Promise<SearchEntry[]> {
  const response = await fetch(env.basePath + searchIndexFile);
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${searchIndexFile} was answered ${response.status}`);
  return response.json() as Promise<SearchEntry[]>;
}

async function start(): Promise<SiteSearcher> {
  const [{ siteSearcher }, entries] = await Promise.all([import('./engine/site-searcher'), fetchIndex()]);
  return siteSearcher(entries);
}

let started: Promise<SiteSearcher> | undefined;

/** Loads code and index once; a failed load rejects and is tried again by the next call. */
function loadSearch(): Promise<SiteSearcher> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

/** Keeps the results of the query before while the next one is searched. */
export function useSearch(query: string): SearchState {
  const [answer, setAnswer] = useState<{ query: string; found: SearchResponse | undefined }>();
  const typed = query.trim();

  useEffect(() => {
    if (typed === '') return;
    let isWanted = true;
    loadSearch()
      .then(
        (search) => search(typed),
        () => undefined,
      )
      // A failure of the search itself, not of its load.
      .catch((error: unknown) => console.error(error))
      .then((found) => isWanted && setAnswer({ query: typed, found: found ?? undefined }));
    return () => {
      isWanted = false;
    };
  }, [typed]);

  if (typed === '') return { status: 'empty' };
  if (!answer) return { status: 'searching' };
  if (!answer.found) return { status: answer.query === typed ? 'failed' : 'searching' };
  return { status: 'found', found: answer.found, query: answer.query };
}

const notes = {
  empty: '',
  searching: 'Searching …',
  failed: 'The search did not load. You may be offline: try again in a moment.',
};

/** What a search found, as a sentence. */
export function searchNote(state: SearchState): string {
  if (state.status !== 'found') return notes[state.status];
  const { answers, finds, isAnswered } = state.found;
  if (!isAnswered)
    return finds.length === 0
      ? `Nothing found for “${state.query}”. Try another word, or ask us.`
      : `No page answers “${state.query}”. Ask us, or look at the nearest pages.`;
  const { matches, related } = shownFinds(state.found);
  const found = answers.length + matches.length;
  if (related.length > 0) return `${found} ${found === 1 ? 'match' : 'matches'}, ${related.length} related`;
  return found === 1 ? 'One result' : `${found} results`;
}
