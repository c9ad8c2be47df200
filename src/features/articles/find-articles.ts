import type { Article } from '@/data/articles/article';

/** Words of each article's text in lower case. */
const articleWords = import.meta.glob<string>('../../content/articles/*.mdx', {
  query: '?words',
  import: 'default',
  eager: true,
});

/** What the visitor looks for in the blog. */
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

/** Whether a word of five letters or more has one letter too many, too few or wrong, or two in each other's place. */
function isSlip(typed: string, word: string): boolean {
  if (typed.length < 5 || Math.abs(typed.length - word.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [typedRest, wordRest] = [typed.slice(same), word.slice(same)];
  const isSwapped = typedRest[0] === wordRest[1] && typedRest[1] === wordRest[0];
  return (
    typedRest.slice(1) === wordRest.slice(1) ||
    typedRest.slice(1) === wordRest ||
    typedRest === wordRest.slice(1) ||
    (isSwapped && typedRest.slice(2) === wordRest.slice(2))
  );
}

/** Finds articles that contain every word of the query, in any order, also as part of a word; if none, with slips. */
export function findArticles(articles: readonly Article[], { text, category }: ArticleQuery): Article[] {
  const typedWords = text.toLowerCase().replaceAll('’', "'").split(/\s+/).filter(Boolean);
  const listed = articles.filter((article) => category === '' || article.category === category);
  const found = listed.filter((article) => typedWords.every((word) => searchable(article).includes(word)));
  if (found.length > 0) return found;
  return listed.filter((article) => {
    const words = searchable(article).split(/[^\p{L}\p{N}']+/u);
    return typedWords.every((typed) => words.some((word) => word === typed || isSlip(typed, word)));
  });
}
