import { useEffect, useState } from 'react';
import { loadSearch } from './engine/load-search';
import type { SearchResponse } from './engine/site-searcher';

type SearchState =
  { status: 'empty' | 'searching' | 'failed' } | { status: 'found'; found: SearchResponse; query: string };

/** Keeps the results of the query before while the next one is searched. */
export function useSearch(query: string): SearchState {
  const [answer, setAnswer] = useState<{ query: string; found: SearchResponse | undefined }>();
  const typed = query.trim();

  useEffect(() => {
    if (typed === '') return;
    let isWanted = true;
    loadSearch()
      .then((search) => search(typed))
      .then(
        (found) => isWanted && setAnswer({ query: typed, found }),
        () => isWanted && setAnswer({ query: typed, found: undefined }),
      );
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

export function searchNote(state: SearchState): string {
  if (state.status !== 'found') return notes[state.status];
  const { answers, finds, isAnswered } = state.found;
  if (!isAnswered)
    return finds.length === 0
      ? `Nothing found for “${state.query}”. Try another word, or ask us.`
      : `No page answers “${state.query}”. Ask us, or look at the nearest pages.`;
  const found = answers.length + finds.length;
  return found === 1 ? 'One result' : `${found} results`;
}
