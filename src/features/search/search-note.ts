import type { Found } from './engine/site-searcher';
import type { SearchState } from './use-search';

const notes = {
  empty: '',
  searching: 'Searching …',
  failed: 'The search did not load. You may be offline: try again in a moment.',
};

export function isNothing({ answers, finds }: Found): boolean {
  return answers.length + finds.length === 0;
}

export function searchNote(state: SearchState): string {
  if (state.status !== 'found') return notes[state.status];
  const { answers, finds } = state.found;
  const found = answers.length + finds.length;
  if (found === 0) return `Nothing found for “${state.query}”. Try a shorter or another word.`;
  return found === 1 ? 'One result' : `${found} results`;
}
