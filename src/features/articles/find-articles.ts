import type { Article } from '@/data/articles/article';
import { articleWords } from './article-words';

export type ArticleQuery = {
  /** As typed. */
  text: string;
  /** '' for all. */
  category: string;
};

function searchable(article: Article): string {
  return `${article.title} ${article.description} ${article.category} ${articleWords(article)}`
    .toLowerCase()
    .replaceAll('’', "'");
}

/**
 * The articles of a category in which every word of the query occurs: in title, description, category or text, whole or
 * as part of a word, in any order and case. An empty query finds them all.
 */
export function findArticles(articles: readonly Article[], { text, category }: ArticleQuery): Article[] {
  const wanted = text.toLowerCase().replaceAll('’', "'").split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (category !== '' && article.category !== category) return false;
    const words = searchable(article);
    return wanted.every((word) => words.includes(word));
  });
}
