import type { ElementType } from 'react';
import Container from 'react-bootstrap/Container';
import { ContentsList, type ContentsEntry } from '@/components/prose/ContentsList';
import { PageList } from '@/components/prose/PageList';
import { Prose } from '@/components/prose/Prose';
import { ReadingColumns } from '@/components/prose/ReadingColumns';
import { ReadingHead } from '@/components/prose/ReadingHead';
import { ReadingMain } from '@/components/prose/ReadingMain';
import { PageHead } from '@/components/ui/PageHead';
import { type LegalPageKey, legalPages } from '@/data/legal-pages';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';
import { longDate } from '@/lib/long-date';

export type LegalPageProps = {
  page: LegalPageKey;
  /** A module of `src/content`. */
  text: { default: ElementType; contents: readonly ContentsEntry[]; readingMinutes: number };
  components?: Readonly<Record<string, ElementType>>;
};

export function LegalPage({ page, text, components }: LegalPageProps) {
  const { title, description, dated, datedOn } = legalPages[page];
  const Text = text.default;
  const pages = Object.values(legalPages).map((each) => ({
    title: each.title,
    to: href(each.page),
    isCurrent: each.page === page,
  }));
  return (
    <ReadingMain>
      <PageHead title={title} description={description} path={href(page)} />
      <Container fluid="xxl">
        <ReadingHead
          title={title}
          current={title}
          trail={breadcrumbTrail(page)}
          meta={
            <>
              <span>
                {dated} <time dateTime={datedOn}>{longDate(datedOn)}</time>
              </span>
              <span className="muted">{text.readingMinutes} minute read</span>
            </>
          }
        />
        <ReadingColumns
          sideAt="left"
          side={
            <>
              <PageList title="Legal" pages={pages} />
              <ContentsList title="On this page" entries={text.contents} collapsible />
            </>
          }
        >
          <Prose>
            <Text components={components} />
          </Prose>
        </ReadingColumns>
      </Container>
    </ReadingMain>
  );
}
