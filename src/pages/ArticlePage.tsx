import Container from 'react-bootstrap/Container';
import { StaticHtml } from '@/boot/StaticHtml';
import { ContentsList } from '@/components/text/ContentsList';
import { ReadingColumns } from '@/components/text/ReadingColumns';
import { ReadingMain } from '@/components/text/ReadingMain';
import type { TextFacts } from '@/components/text/StaticText';
import type { ArticleSlug } from '@/config/article-slugs';
import { staticParts } from './static-parts';

export type ArticlePageProps = { slug: ArticleSlug };

const facts = import.meta.glob<TextFacts>('../content/articles/*.mdx', { query: '?facts', eager: true });

export function ArticlePage({ slug }: ArticlePageProps) {
  const part = staticParts[slug];
  return (
    <ReadingMain>
      <Container fluid="xxl">
        <StaticHtml part={part}>{({ Head }) => <Head />}</StaticHtml>
        <ReadingColumns
          side={
            <ContentsList title="In this article" entries={facts[`../content/articles/${slug}.mdx`]?.contents ?? []} />
          }
          widget={<StaticHtml part={part}>{({ Widget }) => <Widget />}</StaticHtml>}
        >
          <StaticHtml part={part}>{({ Body }) => <Body />}</StaticHtml>
        </ReadingColumns>
      </Container>
    </ReadingMain>
  );
}
