import type { Article } from '@/data/articles/article';

export const mostRecent = 3;

/** The newest articles, small beside the list; the others stand large in it, at least one. */
export function recentArticles(articles: readonly Article[]): readonly Article[] {
  return articles.slice(0, Math.min(mostRecent, articles.length - 1));
}
