import type { Article } from '@/data/articles/article';

export const maxRecent = 3;

/** At least one article stays in the list. */
export function recentArticles(articles: readonly Article[]): readonly Article[] {
  return articles.slice(0, Math.min(maxRecent, articles.length - 1));
}
