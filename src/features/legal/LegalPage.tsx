import Container from 'react-bootstrap/Container';
import { ContentsList } from '@/components/text/ContentsList';
import { PageList } from '@/components/text/PageList';
import { ReadingColumns } from '@/components/text/ReadingColumns';
import { ReadingHead } from '@/components/text/ReadingHead';
import { ReadingMain } from '@/components/text/ReadingMain';
import { StaticText, type TextFacts, type TextPart } from '@/components/text/StaticText';
import { PageHead } from '@/components/ui/PageHead';
import { type LegalPageKey, legalPages } from '@/data/legal-pages';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { longDate } from '@/lib/format/long-date';

export type LegalPageProps = {
  page: LegalPageKey;
  facts: TextFacts;
  text: TextPart;
};

export function LegalPage({ page, facts, text }: LegalPageProps) {
  const { title, description, dated, datedOn } = legalPages[page];
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
              <span className="muted">{facts.readingMinutes} minute read</span>
            </>
          }
        />
        <ReadingColumns
          sideAt="left"
          side={
            <>
              <PageList title="Legal" pages={pages} />
              <ContentsList title="On this page" entries={facts.contents} />
            </>
          }
        >
          <StaticText part={text} />
        </ReadingColumns>
      </Container>
    </ReadingMain>
  );
}
