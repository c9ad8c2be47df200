import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { PageProps } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { ProseTable } from '@/components/text/article-components';
import { CancellationForm } from '@/components/text/CancellationForm';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { CookieTable } from '@/components/text/CookieTable';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { WheelieBin } from '@/components/text/figures/WheelieBin';
import { Prose } from '@/components/text/Prose';
import { HeadFigures, ReadingColumns, ReadingHead, ReadingMain } from '@/components/text/Reading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { textFile } from '@/content/text-part';
import { TextOfPage } from '@/content/TextOfPage';
import { accessibilityTests } from '@/data/accessibility-tests';
import { storedInBrowser } from '@/data/cookies';
import { costParts, costPrices, costSheetOfModels, exampleCostUse } from '@/data/costs';
import { formatFilterSet } from '@/data/filter-prices';
import { catalogue } from '@/data/products/catalogue';
import type { FilterSummary, PurifierSlug } from '@/data/products/product';
import { type ProofPicture, proofPictures, unpacked } from '@/data/proof-pictures';
import { purifiers } from '@/data/purifiers';
import { yearlyHours } from '@/domain/cost-over-years';
import { type CalculatorModelName, calculatorModels } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { deliveryPence } from '@/data/products/care';
import { warranty } from '@/data/products/warranty';
import { type TextPageKey, textPages } from '@/data/text-pages';
import { longDate } from '@/lib/format/long-date';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

const facts = import.meta.glob<TextFacts>('../content/*.mdx', { query: '?facts', eager: true });

type PlainListProps = { items: readonly string[] };

function PlainList({ items }: PlainListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Of the machines with a list price, in office hours at working speed, with a service contract. */
function FiveYearCosts() {
  const machines = Object.values(purifiers)
    .filter(({ pricePence }) => pricePence !== undefined)
    .map(({ model, calculatorName, pricePence }) => ({
      title: model.replace('Generation', 'Gen'),
      model: calculatorName,
      machines: 1,
      speed: 'working' as const,
      pricePence,
    }));
  const use = { ...exampleCostUse(yearlyHours.office), isServiced: true };
  return (
    <div className="grid-row mt-3 p-3 p-lg-4 bg-porcelain">
      <CostTable {...costSheetOfModels(machines, use, 5)} partNames={costParts} foldedWith={<CostNote />} />
    </div>
  );
}

const deliveryFigures = [
  { figure: '3 to 5', text: 'working days from your order' },
  { figure: money(deliveryPence), text: 'an order on the UK mainland, VAT included (sample)' },
  { figure: '14 days', text: 'to change your mind, as a consumer' },
  { figure: '1 year', text: 'of service warranty, beside your statutory rights' },
];

type WarrantyListProps = { title: string; sign: string; items: readonly string[] };

function WarrantyList({ title, sign, items }: WarrantyListProps) {
  return (
    <Col md={6}>
      <p className="fw-semibold text-ink mb-2">{title}</p>
      <ul className="plain-list border-top">
        {items.map((item) => (
          <li key={item} className="d-flex gap-3 py-2 border-bottom">
            <span className="fw-semibold text-copper" aria-hidden="true">
              {sign}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </Col>
  );
}

type FilterPriceProps = { machine: PurifierSlug };

const purifierNames = Object.fromEntries(calculatorModels.map(({ slug, name }) => [slug, name])) as Record<
  PurifierSlug,
  CalculatorModelName
>;

const filterSets = catalogue.filter((product): product is FilterSummary => product.kind === 'filter');

type FilterSetsProps = { children: ReactNode };

/** A picture of each filter set, with its price and what it takes. */
function FilterSets({ children }: FilterSetsProps) {
  return (
    <div className="grid-row">
      <Row as="ul" className="gy-4 pb-3">
        {filterSets.map(({ slug, model, fits, picture, pictureAlt }) => (
          <Col as="li" key={slug} xs={6} lg={3} className="position-relative">
            <Picture
              file={picture}
              alt={pictureAlt}
              sizes="(min-width: 992px) 240px, 45vw"
              className="d-block w-100 h-auto mb-2"
            />
            <b className="d-block h3 num text-ink">{money(costPrices.filterSetPence[purifierNames[fits]])}</b>
            <SiteLink to={href('product', { slug })} className="d-block fw-semibold">
              {model}
            </SiteLink>
            <small className="d-block small muted">
              {fits === 'generation-z' ? 'Large-particulate filter, carbon and H13 HEPA' : 'Carbon and H13 HEPA'}
            </small>
          </Col>
        ))}
      </Row>
      <div className="mw-prose">{children}</div>
    </div>
  );
}

function HeadPicture({ picture, alt, caption }: ProofPicture) {
  return (
    <figure className="m-0">
      <Picture
        file={picture}
        alt={alt}
        sizes="(min-width: 75em) 740px, 100vw"
        priority
        className="d-block w-100 h-auto ratio-3x2 object-fit-cover"
      />
      <figcaption className="mt-2 small muted">{caption}</figcaption>
    </figure>
  );
}

const leads: Partial<Record<TextPageKey, string>> = {
  service: `In office hours Generation X takes one new filter set a year, ${money(costPrices.filterSetPence['GEN X'])} (sample). With a service contract we come, clean, change and keep the record.`,
  delivery: `A purifier needs no fitter: stand it at least ${wallGapCm} cm from every wall, plug it in and touch its display.`,
};

const headPictures: Partial<Record<TextPageKey, ReactNode>> = {
  service: <HeadPicture {...proofPictures[2]} />,
  delivery: <HeadPicture {...unpacked} />,
};

const components = {
  FilterPrice: ({ machine }: FilterPriceProps) => formatFilterSet(machine),
  FilterSets,
  AskForService: () => (
    <p>
      <ButtonLink to={contactUrl('service-contract')} variant="accent" arrow>
        Ask for a service price
      </ButtonLink>
    </p>
  ),
  ServicingPrice: () => (
    <div className="mb-3">
      <div className="p-4 bg-porcelain">
        <p className="mb-2">
          <b className="h2 num text-ink me-2">{money(costPrices.servicingPence)}</b> a year for each machine (sample),
          {` ${money(costPrices.servicingPence / 12)} a month, without filter sets.`}
        </p>
        <ArrowLink to={contactUrl('service-contract')}>Ask for a service price</ArrowLink>
      </div>
    </div>
  ),
  FiveYearCosts,
  CookieTable: () => <CookieTable items={storedInBrowser} />,
  TestList: () => <PlainList items={accessibilityTests.map(({ text }) => text)} />,
  table: ProseTable,
  CancellationForm,
  WarrantyParts: () => (
    <div className="mb-4">
      <Row className="gy-4">
        <WarrantyList title="It covers" sign="+" items={warranty.covers} />
        <WarrantyList title="It leaves out" sign="−" items={warranty.leavesOut} />
      </Row>
    </div>
  ),
  AskAboutDelivery: () => (
    <p>
      <ButtonLink to={contactUrl('question')} variant="accent" arrow>
        Ask about a delivery
      </ButtonLink>
    </p>
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
  const { contents = [] } = facts[`../content/${textFile(page)}.mdx`] ?? {};
  return (
    <ReadingMain>
      <PageHead title={title} description={description} path={href(page)} />
      <ReadingHead
        title={title}
        current={date ? title : routes[page].label}
        trail={breadcrumbTrail(page)}
        lead={leads[page]}
        picture={headPictures[page]}
        meta={
          date && (
            <span className="muted">
              {date.label} <time dateTime={date.iso}>{longDate(date.iso)}</time>
            </span>
          )
        }
      />
      {page === 'delivery' && <HeadFigures figures={deliveryFigures} hasTint />}
      <ReadingColumns side={<ContentsList title="On this page" entries={contents} />}>
        <Prose kind="document">
          <TextOfPage page={page} components={components} />
        </Prose>
      </ReadingColumns>
      {date && <LegalPages current={page} />}
    </ReadingMain>
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
