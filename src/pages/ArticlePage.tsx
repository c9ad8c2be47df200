import { StaticHtml } from '@/boot/StaticHtml';
import type { PageProps } from '@/boot/page-part';
import { Opening, ProseTable, PullLine, Reference, References, Source } from '@/components/text/article-components';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { Airflow, Rate } from '@/components/text/Rate';
import { ReadingColumns } from '@/components/text/ReadingColumns';
import { ReadingMain } from '@/components/text/ReadingMain';
import { textFile } from '@/content/text-part';
import { TextOfPage } from '@/content/TextOfPage';
import { articles } from '@/data/articles/articles';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { ArticleHead } from '@/features/articles/ArticleHead';
import { ArticleOffer } from '@/features/articles/ArticleOffer';
import { ArticleWidget } from '@/features/articles/ArticleWidget';

const facts = import.meta.glob<TextFacts>('../content/articles/*.mdx', { query: '?facts', eager: true });

const components = { Airflow, Opening, PullLine, Rate, Reference, References, Source, table: ProseTable };

function Article({ page }: PageProps) {
  const article = articles.find((each) => each.page === page);
  if (!article) throw new Error(`src/data/articles/articles.ts does not list ${page}`);
  const { offer } = article;
  const { contents = [], readingMinutes = 1 } = facts[`../content/${textFile(page)}.mdx`] ?? {};
  return (
    <ReadingMain>
      <ArticleHead article={article} readingMinutes={readingMinutes} />
      <ReadingColumns
        side={<ContentsList title="In this article" entries={contents} />}
        widget={<ArticleWidget article={article} />}
      >
        <ArticleBody article={article}>
          <TextOfPage
            page={page}
            components={{ ...components, ArticleOffer: () => (offer ? <ArticleOffer offer={offer} /> : null) }}
          />
        </ArticleBody>
      </ReadingColumns>
    </ReadingMain>
  );
}

/** An article of `src/content/articles`. */
export default function ArticlePage({ page }: PageProps) {
  return (
    <StaticHtml>
      <Article page={page} />
    </StaticHtml>
  );
}
