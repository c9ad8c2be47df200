import type { Article } from '@/data/articles/article';

export const maxRecent = 3;

/** Below the newest, which stands large in the list. */
export function recentArticles(articles: readonly Article[]): readonly Article[] {
  return articles.slice(1, maxRecent + 1);
}
