import type { Article } from '@/data/articles/article';

/** The words of each article's text, for the search: one line an article, in lower case. */
const words = import.meta.glob<string>('../../content/articles/*.mdx', {
  query: '?words',
  import: 'default',
  eager: true,
});

/** The words of an article's text. */
export function articleWords({ page }: Article): string {
  return words[`../../content/articles/${page}.mdx`] ?? '';
}
