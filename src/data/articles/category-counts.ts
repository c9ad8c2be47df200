import type { Article } from './article';

/** A category and how many articles it has. */
export type CategoryCount = { category: string; count: number };

/** The categories of the articles, in the order of the alphabet. */
export function categoryCounts(of: readonly Article[]): CategoryCount[] {
  const categories = [...new Set(of.map(({ category }) => category))].sort();
  return categories.map((category) => ({
    category,
    count: of.filter((article) => article.category === category).length,
  }));
}
