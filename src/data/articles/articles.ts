import { airPurificationInDentistry } from './air-purification-in-dentistry';
import type { Article, ArticleCategory } from './article';

/** Every article, the newest first. */
export const articles: readonly Article[] = [airPurificationInDentistry];

export type CategoryCount = { category: ArticleCategory; count: number };

/** The categories in use with the number of their articles, by name. */
export function categoryCounts(of: readonly Article[]): CategoryCount[] {
  const categories = [...new Set(of.map(({ category }) => category))].sort();
  return categories.map((category) => ({
    category,
    count: of.filter((article) => article.category === category).length,
  }));
}
