import type { Article } from '@/data/articles/article';

/** What stands large on the blog: the newest, and of the others the one that was reviewed last. */
export function largeArticles([newest, ...others]: readonly Article[]): readonly Article[] {
  const [reviewed] = [...others].sort((a, b) => (b.reviewedOn ?? '').localeCompare(a.reviewedOn ?? ''));
  return [newest, reviewed].filter((article) => article !== undefined);
}
