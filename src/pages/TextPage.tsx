import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import type { PageProps } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { ProseTable } from '@/components/text/article-components';
import { AskLine } from '@/components/text/AskRow';
import { CancellationForm } from '@/components/text/CancellationForm';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { CookieTable } from '@/components/text/CookieTable';
import { WheelieBin } from '@/components/text/figures/WheelieBin';
import { Prose } from '@/components/text/Prose';
import { HeadPicture, ReadingColumns, ReadingHead, ReadingMain } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { textFile } from '@/content/text-part';
import { TextOfPage } from '@/content/TextOfPage';
import { storedInBrowser } from '@/data/cookies';
import { type ProofPicture, unpacked } from '@/data/proof-pictures';
import { wallGapCm } from '@/domain/placing';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { type TextPageKey, textPages } from '@/data/text-pages';
import { DeliveryTimeline } from '@/features/services/DeliveryTimeline';
import { ReturnRoute } from '@/features/services/ReturnRoute';
import { longDate } from '@/lib/format/long-date';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

const facts = import.meta.glob<TextFacts>('../content/*.mdx', { query: '?facts', eager: true });

type WarrantyListProps = { title: string; sign: string; items: readonly string[]; ground: string };

function WarrantyList({ title, sign, items, ground }: WarrantyListProps) {
  return (
    <Col md={6}>
      <div className={`h-100 p-3 p-lg-4 ${ground}`}>
        <p className="h3 text-ink mb-3">{title}</p>
        <ul className="plain-list">
          {items.map((item) => (
            <li key={item} className="d-flex gap-3 py-2 border-top border-dark">
              <span className="fw-semibold" aria-hidden="true">
                {sign}
              </span>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Col>
  );
}

type TextHead = {
  lead: string;
  picture: ProofPicture;
  /** What people come to the page for, under its title. */
  band: ReactNode;
};

/** The texts that help a buyer; the others have a title and a date. */
const heads: Partial<Record<TextPageKey, TextHead>> = {
  delivery: {
    lead: `At your door in ${delivery.days} working days, for ${money(deliveryPence)} an order on the UK mainland (sample). No fitter to book: unwrap its filter, stand it ${wallGapCm} cm from every wall and plug it in. Consumers have ${consumerDays.cancel} days from delivery to change their mind.`,
    picture: unpacked,
    band: <DeliveryTimeline />,
  },
};

const components = {
  CookieTable: () => <CookieTable items={storedInBrowser} />,
  table: ProseTable,
  CancellationForm,
  Fold,
  ReturnRoute,
  WarrantyParts: () => (
    <div className="mb-4">
      <Row className="gy-3">
        <WarrantyList title="It covers" sign="+" items={warranty.covers} ground="bg-ice" />
        <WarrantyList title="It leaves out" sign="−" items={warranty.leavesOut} ground="bg-porcelain" />
      </Row>
    </div>
  ),
  AskAboutDelivery: () => (
    <p>
      <ButtonLink to={contactUrl('question')} hasArrow>
        Ask about a delivery
      </ButtonLink>
    </p>
  ),
  Halves: ({ children }: { children: ReactNode }) => <Row className="grid-row gy-4 mt-5 pt-lg-3">{children}</Row>,
  Half: ({ children }: { children: ReactNode }) => (
    <Col lg={6}>
      <div className="d-grid gap-2 border-top border-dark pt-3">{children}</div>
    </Col>
  ),
  WheelieBin,
};

function LegalPages({ current }: { current: TextPageKey }) {
  const legal = Object.values(textPages).filter((each) => 'date' in each && each.page !== current);
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
  const { title, description, ...rest } = textPages[page];
  const date = 'date' in rest ? rest.date : undefined;
  const head = heads[page];
  const { contents = [] } = facts[`../content/${textFile(page)}.mdx`] ?? {};
  return (
    <>
      <PageHead title={title} description={description} path={href(page)} />
      <ReadingMain>
        <ReadingHead
          title={title}
          current={date ? title : routes[page].label}
          trail={breadcrumbTrail(page)}
          lead={head?.lead}
          picture={head && <HeadPicture {...head.picture} />}
          meta={
            date && (
              <span className="muted">
                {date.label} <time dateTime={date.iso}>{longDate(date.iso)}</time>
              </span>
            )
          }
        >
          {head && <AskLine to={contactUrl('buying')}>Get a written quote</AskLine>}
        </ReadingHead>
      </ReadingMain>
      {head?.band}
      <Container fluid="xxl">
        <ReadingColumns isOnGrid={head !== undefined} side={<ContentsList title="On this page" entries={contents} />}>
          <Prose kind={head ? 'guide' : 'document'}>
            <TextOfPage page={page} components={components} />
          </Prose>
        </ReadingColumns>
        {date && <LegalPages current={page} />}
      </Container>
    </>
  );
}

/** A legal page or another plain text of `src/content`. */
export default function TextPage({ page }: PageProps) {
  return (
    <StaticHtml>
      <Text page={page as TextPageKey} />
    </StaticHtml>
  );
}
