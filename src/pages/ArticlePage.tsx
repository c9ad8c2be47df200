import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import type { PageProps } from '@/boot/page-part';
import {
  MarginFigure,
  MarginNote,
  Opening,
  ProseTable,
  PullQuote,
  Question,
  Reference,
  References,
  RoomSketch,
  Source,
  Sum,
  WordBlocks,
} from '@/components/text/article-components';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { Airflow, Rate } from '@/components/text/Rate';
import { ReadingMain } from '@/components/text/ReadingLayout';
import { textFile } from '@/content/text-part';
import { TextOfPage } from '@/content/TextOfPage';
import type { Article } from '@/data/articles/article';
import { articles } from '@/data/articles/articles';
import { offeredRooms } from '@/data/rooms/offered-rooms';
import { ArticleBody, ReviewNote } from '@/features/articles/ArticleBody';
import { ArticleHead } from '@/features/articles/ArticleHead';
import { ArticleOffer } from '@/features/articles/ArticleOffer';
import { DataSheet, SheetLine } from '@/features/articles/DataSheet';
import { OneOrTwo } from '@/features/articles/OneOrTwo';
import { NextArticle } from '@/features/articles/NextArticle';
import { YourRoom } from '@/features/articles/YourRoom';

const facts = import.meta.glob<TextFacts>('../content/articles/*.mdx', { query: '?facts', eager: true });

const components = {
  Airflow,
  DataSheet,
  MarginFigure,
  MarginNote,
  OneOrTwo,
  Opening,
  PullQuote,
  Question,
  Rate,
  Reference,
  References,
  RoomSketch,
  SheetLine,
  Source,
  Sum,
  table: ProseTable,
  WordBlocks,
};

function Text({ article }: { article: Article }) {
  const { page, offer } = article;
  const { contents = [], readingMinutes = 1 } = facts[`../content/${textFile(page)}.mdx`] ?? {};
  return (
    <ReadingMain>
      <ArticleHead article={article} readingMinutes={readingMinutes} />
      <ContentsList title="In this article" entries={contents} isRow />
      <ArticleBody article={article}>
        <TextOfPage
          page={page}
          components={{
            ...components,
            ArticleOffer: ({ bar }: { bar?: ReactNode }) => (offer ? <ArticleOffer offer={offer} bar={bar} /> : null),
            ReviewNote: () => <ReviewNote article={article} />,
          }}
        />
      </ArticleBody>
    </ReadingMain>
  );
}

/** An article of `src/content/articles`. */
export default function ArticlePage({ page }: PageProps) {
  const index = articles.findIndex((each) => each.page === page);
  const article = articles[index];
  const next = articles[(index + 1) % articles.length];
  if (!article || !next) throw new Error(`src/data/articles/articles.ts does not list ${page}`);
  return (
    <>
      <StaticHtml>
        <Text article={article} />
      </StaticHtml>
      <HydrateOnInteraction>
        <div className="bg-ice py-4 py-lg-5 d-print-none">
          <Container fluid="xxl">
            <Row className="gy-4">
              <Col lg={5}>
                <YourRoom
                  title="Your room"
                  text="The planner opens with the machines for it, their noise and their price."
                  like={article.offer && offeredRooms[article.offer]}
                />
              </Col>
              <Col lg={{ span: 6, offset: 1 }}>
                <NextArticle title="Next article" article={next} />
              </Col>
            </Row>
          </Container>
        </div>
      </HydrateOnInteraction>
    </>
  );
}
