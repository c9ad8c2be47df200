import type { ElementType } from 'react';
import { Opening, ProseTable, PullLine, Reference, References, Source } from '@/components/text/article-components';
import { Rate } from '@/components/text/Rate';
import type { TextFacts } from '@/components/text/StaticText';
import type { ArticleSlug } from '@/config/article-slugs';
import { articles } from '@/data/articles/articles';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { ArticleHead } from '@/features/articles/ArticleHead';
import { ArticleOffer } from '@/features/articles/ArticleOffer';
import { ArticleWidget } from '@/features/articles/ArticleWidget';

const facts = import.meta.glob<TextFacts>('../content/articles/*.mdx', { query: '?facts', eager: true });

const components = { Opening, PullLine, Rate, Reference, References, Source, table: ProseTable };

export function articleSections(slug: ArticleSlug, Text: ElementType) {
  const article = articles.find(({ page }) => page === slug);
  if (!article) throw new Error(`src/data/articles/articles.ts does not list ${slug}`);
  const { offer } = article;
  const own = { ...components, ArticleOffer: () => (offer ? <ArticleOffer offer={offer} /> : null) };
  const { readingMinutes = 1 } = facts[`../content/articles/${slug}.mdx`] ?? {};
  return {
    Head: () => <ArticleHead article={article} readingMinutes={readingMinutes} />,
    Widget: () => <ArticleWidget article={article} />,
    Body: () => (
      <ArticleBody article={article}>
        <Text components={own} />
      </ArticleBody>
    ),
  };
}
