import type { Article } from './article';

export type CategoryCount = { category: string; count: number };

export function categoryCounts(of: readonly Article[]): CategoryCount[] {
  const categories = [...new Set(of.map(({ category }) => category))].sort();
  return categories.map((category) => ({
    category,
    count: of.filter((article) => article.category === category).length,
  }));
}
