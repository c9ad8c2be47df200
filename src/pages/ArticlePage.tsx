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
  MarginPicture,
  Opening,
  ProseTable,
  PullQuote,
  Question,
  Reference,
  References,
  Source,
  Sum,
  WidePicture,
  WordBlocks,
} from '@/components/text/article-components';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { RoomPlan } from '@/components/text/figures/RoomPlan';
import { Airflow, Rate } from '@/components/text/Rate';
import { ReadingColumns, ReadingMain } from '@/components/text/ReadingLayout';
import { textFile } from '@/content/text-part';
import { TextOfPage } from '@/content/TextOfPage';
import type { Article } from '@/data/articles/article';
import { articles } from '@/data/articles/articles';
import { offeredRooms } from '@/data/rooms/offered-rooms';
import { ArticleBody, ReviewNote } from '@/features/articles/ArticleBody';
import { ArticleHead } from '@/features/articles/ArticleHead';
import { ArticleOffer } from '@/features/articles/ArticleOffer';
import { NextArticle } from '@/features/articles/NextArticle';
import { YourRoom } from '@/features/articles/YourRoom';

const facts = import.meta.glob<TextFacts>('../content/articles/*.mdx', { query: '?facts', eager: true });

const components = {
  Airflow,
  MarginFigure,
  MarginNote,
  MarginPicture,
  Opening,
  PullQuote,
  Question,
  Rate,
  Reference,
  References,
  Source,
  Sum,
  table: ProseTable,
  WidePicture,
  WordBlocks,
};

/** What the offer of an article shows in place of its machines. */
const offerDrawings: Partial<Record<Article['page'], ReactNode>> = {
  'how-much-clean-air-a-classroom-needs': (
    <RoomPlan
      kind="classroom"
      floor={offeredRooms.classroom}
      people={offeredRooms.classroom.people}
      model="GEN X"
      left={[0.27, 0.7]}
      right={[0.27, 0.7]}
      description="Plan of a classroom of 9 × 7 m with fifteen tables of two places. Two Generation X stand at each side wall; the door is at the other end from the board."
    />
  ),
  'the-speed-you-can-talk-over': (
    <RoomPlan
      kind="office"
      floor={offeredRooms.openOffice}
      people={offeredRooms.openOffice.people}
      model="GEN X"
      left={[0.2, 0.5, 0.8]}
      right={[0.25, 0.6]}
      description="Plan of an open office of 10 × 8 m with desks for ten. Three Generation X stand at the left wall and two at the right."
    />
  ),
};

function Text({ article }: { article: Article }) {
  const { page, offer } = article;
  const { contents = [], readingMinutes = 1 } = facts[`../content/${textFile(page)}.mdx`] ?? {};
  return (
    <ReadingMain>
      <ArticleHead article={article} readingMinutes={readingMinutes} />
      <ReadingColumns side={<ContentsList title="In this article" entries={contents} />}>
        <ArticleBody article={article}>
          <TextOfPage
            page={page}
            components={{
              ...components,
              ArticleOffer: () => (offer ? <ArticleOffer offer={offer} drawing={offerDrawings[page]} /> : null),
              ReviewNote: () => <ReviewNote article={article} />,
            }}
          />
        </ArticleBody>
      </ReadingColumns>
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
        <div className="bg-ice py-5 d-print-none">
          <Container fluid="xxl">
            <Row className="gy-5">
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
