import type { SearchEntry } from '@/lib/search-index';
import { figureAnswers } from './figure-answers';
import { type Answer, answersTo } from './known-answers';
import { type Find, searchEngine } from './search-engine';

export type Found = { answers: Answer[]; finds: Find[] };

export type SiteSearcher = (query: string) => Found;

/** Answers come before finds. */
export function siteSearcher(entries: readonly SearchEntry[]): SiteSearcher {
  const find = searchEngine(entries);
  return (query) => {
    const answers = figureAnswers(query, entries);
    return { answers: answers.length > 0 ? answers : answersTo(query), finds: find(query) };
  };
}
