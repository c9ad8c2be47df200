import type { SearchEntry } from '@/lib/search-index';
import { excerpt, type MarkedPart, markedParts } from './excerpt';
import type { SearchHit } from './search-engine';
import type { SearchResponse } from './site-searcher';

/** A find with its title and excerpt cut at the found words. */
export type ShownFind = { entry: SearchEntry; title: readonly MarkedPart[]; text: readonly MarkedPart[] };

function shownFind({ entry, senses }: SearchHit): ShownFind {
  return { entry, title: markedParts(entry.title, senses), text: excerpt(entry.text, senses) };
}

function showsWord({ title, text }: ShownFind): boolean {
  return [...title, ...text].some(({ isFound }) => isFound);
}

/**
 * The first `max` finds: those that show the word, and related ones, which have it further down or have another word
 * for it. The best stays first where nothing answers.
 */
export function shownFinds({ answers, finds }: SearchResponse, max = Infinity) {
  const best = finds.slice(0, max).map(shownFind);
  const matches = best.filter((find, index) => (index === 0 && answers.length === 0) || showsWord(find));
  return { matches, related: best.filter((find) => !matches.includes(find)) };
}
