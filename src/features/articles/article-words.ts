import airPurificationInDentistry from '@/content/air-purification-in-dentistry.mdx?words';
import type { Article } from '@/data/articles/article';

/** The words of each article's text, for the search: one line an article, in lower case. */
const words: Partial<Record<Article['page'], string>> = {
  dentistryArticle: airPurificationInDentistry,
};

/** The words of an article's text. Throws where an article was added without its line above. */
export function articleWords({ page }: Article): string {
  const found = words[page];
  if (found === undefined) throw new Error(`src/features/articles/article-words.ts has no words of ${page}`);
  return found;
}
