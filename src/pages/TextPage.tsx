import Container from 'react-bootstrap/Container';
import type { PageProps } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ProseTable } from '@/components/text/article-components';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { CookieTable } from '@/components/text/CookieTable';
import { WheelieBin } from '@/components/text/figures/WheelieBin';
import { Prose } from '@/components/text/Prose';
import { ReadingColumns, ReadingMain } from '@/components/text/ReadingLayout';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { textFile } from '@/content/text-part';
import { TextOfPage } from '@/content/TextOfPage';
import { storedInBrowser } from '@/data/cookies';
import { type TextPageKey, textPages } from '@/data/text-pages';
import { longDate } from '@/lib/format/long-date';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

const facts = import.meta.glob<TextFacts>('../content/*.mdx', { query: '?facts', eager: true });

const components = {
  CookieTable: () => <CookieTable items={storedInBrowser} />,
  table: ProseTable,
  WheelieBin,
};

function LegalPages({ current }: { current: TextPageKey }) {
  const legal = Object.values(textPages).filter(({ page }) => page !== current);
  return (
    <nav aria-label="Legal" className="border-top border-dark mb-5 d-print-none">
      <ul className="plain-list d-flex flex-wrap column-gap-4 pt-2 small">
        {legal.map(({ page, title }) => (
          <li key={page}>
            <SiteLink to={href(page)} className="d-block py-2">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Text({ page }: { page: TextPageKey }) {
  const { title, description, date } = textPages[page];
  const { contents = [] } = facts[`../content/${textFile(page)}.mdx`] ?? {};
  return (
    <>
      <PageHead title={title} description={description} path={href(page)} />
      <ReadingMain>
        <header className="pb-3 pb-lg-4">
          <Breadcrumb trail={breadcrumbTrail(page)} current={title} />
          <h1>{title}</h1>
          <p className="mt-3 mb-0 small muted">
            {date.label} <time dateTime={date.iso}>{longDate(date.iso)}</time>
          </p>
        </header>
      </ReadingMain>
      <Container fluid="xxl">
        <ReadingColumns side={<ContentsList title="On this page" entries={contents} />}>
          <Prose kind="document">
            <TextOfPage page={page} components={components} />
          </Prose>
        </ReadingColumns>
        <LegalPages current={page} />
      </Container>
    </>
  );
}

/** A legal page, whose text is in `src/content`. */
export default function TextPage({ page }: PageProps) {
  return (
    <StaticHtml>
      <Text page={page as TextPageKey} />
    </StaticHtml>
  );
}
