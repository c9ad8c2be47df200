import type { ArticleSlug } from '@/config/article-slugs';
import type { ArticleText } from '@/pages/ArticlePage';

const texts = import.meta.glob<ArticleText>('../content/articles/*.mdx');

/** The text of an article, which comes when it is asked for. */
export async function loadArticleText(slug: ArticleSlug): Promise<ArticleText> {
  const load = texts[`../content/articles/${slug}.mdx`];
  if (!load) throw new Error(`src/content/articles has no text of ${slug}`);
  return load();
}
