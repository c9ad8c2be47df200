import type { Article } from '@/data/articles/article';

/** Words of each article's text in lower case. */
const articleWords = import.meta.glob<string>('../../content/articles/*.mdx', {
  query: '?words',
  import: 'default',
  eager: true,
});

export type ArticleQuery = {
  text: string;
  /** '' for all. */
  category: string;
};

function searchable(article: Article): string {
  return `${article.title} ${article.description} ${article.category} ${articleWords[`../../content/articles/${article.page}.mdx`] ?? ''}`
    .toLowerCase()
    .replaceAll('’', "'");
}

/** Finds articles that contain every word of the query, in any order, also as part of a word. */
export function findArticles(articles: readonly Article[], { text, category }: ArticleQuery): Article[] {
  const wanted = text.toLowerCase().replaceAll('’', "'").split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (category !== '' && article.category !== category) return false;
    const words = searchable(article);
    return wanted.every((word) => words.includes(word));
  });
}
