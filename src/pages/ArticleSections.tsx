import type { ElementType } from 'react';
import { Opening, ProseTable, PullLine, Reference, References, Source } from '@/components/text/article-components';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { Airflow, Rate } from '@/components/text/Rate';
import { ReadingColumns } from '@/components/text/ReadingColumns';
import { ReadingMain } from '@/components/text/ReadingMain';
import type { ArticleSlug } from '@/config/article-slugs';
import { articles } from '@/data/articles/articles';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { ArticleHead } from '@/features/articles/ArticleHead';
import { ArticleOffer } from '@/features/articles/ArticleOffer';
import { ArticleWidget } from '@/features/articles/ArticleWidget';

const facts = import.meta.glob<TextFacts>('../content/articles/*.mdx', { query: '?facts', eager: true });

const components = { Airflow, Opening, PullLine, Rate, Reference, References, Source, table: ProseTable };

export type ArticleSectionsProps = { slug: ArticleSlug; Text: ElementType };

export function ArticleSections({ slug, Text }: ArticleSectionsProps) {
  const article = articles.find(({ page }) => page === slug);
  if (!article) throw new Error(`src/data/articles/articles.ts does not list ${slug}`);
  const { offer } = article;
  const own = { ...components, ArticleOffer: () => (offer ? <ArticleOffer offer={offer} /> : null) };
  const { contents = [], readingMinutes = 1 } = facts[`../content/articles/${slug}.mdx`] ?? {};
  return (
    <ReadingMain>
      <ArticleHead article={article} readingMinutes={readingMinutes} />
      <ReadingColumns
        side={<ContentsList title="In this article" entries={contents} />}
        widget={<ArticleWidget article={article} />}
      >
        <ArticleBody article={article}>
          <Text components={own} />
        </ArticleBody>
      </ReadingColumns>
    </ReadingMain>
  );
}
