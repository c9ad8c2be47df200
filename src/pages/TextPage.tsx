import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { PageProps } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { ProseTable } from '@/components/text/article-components';
import { ContentsList, type TextFacts } from '@/components/text/ContentsList';
import { CookieTable } from '@/components/text/CookieTable';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { Wheelie } from '@/components/text/figures/Wheelie';
import { Prose } from '@/components/text/Prose';
import { ReadingColumns } from '@/components/text/ReadingColumns';
import { ReadingHead } from '@/components/text/ReadingHead';
import { ReadingMain } from '@/components/text/ReadingMain';
import sideList from '@/components/text/SideList.module.scss';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { textFile } from '@/content/text-part';
import { TextOfPage } from '@/content/TextOfPage';
import { accessibilityTests } from '@/data/accessibility-tests';
import { storedInBrowser } from '@/data/cookies';
import { costParts, costPrices, costSheetOfModels, exampleCostUse, formatFilterSet } from '@/data/costs';
import { catalogue } from '@/data/products/catalogue';
import type { FilterSummary, PurifierSlug } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { yearlyHours } from '@/domain/cost-over-years';
import { warranty } from '@/data/products/warranty';
import { type TextPageKey, textPages } from '@/data/text-pages';
import { longDate } from '@/lib/format/long-date';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
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
    <>
      <CostTable {...costSheetOfModels(machines, use, 5)} partNames={costParts} />
      <CostNote />
    </>
  );
}

type FilterPriceProps = { machine: PurifierSlug };

const filterSets = catalogue.filter((product): product is FilterSummary => product.kind === 'filter');

/** A picture of each filter set, with what it fits and its price. */
function FilterSets() {
  return (
    <Row as="ul" className="gy-4 pb-4">
      {filterSets.map(({ slug, model, fits, picture, pictureAlt }) => (
        <Col as="li" key={slug} xs={6} md={3}>
          <Picture file={picture} alt={pictureAlt} sizes="(min-width: 1200px) 210px, 45vw" className="w-100 h-auto" />
          <SiteLink to={href('product', { slug })} className="d-block fw-semibold">
            {model}
          </SiteLink>
          <span className="d-block num">{formatFilterSet(fits)}</span>
          <small className="d-block muted">
            {fits === 'generation-z'
              ? 'Large-particulate filter, activated carbon and H13 HEPA, as panels'
              : 'Activated carbon and H13 HEPA in one cartridge'}
          </small>
        </Col>
      ))}
    </Row>
  );
}

const components = {
  FilterPrice: ({ machine }: FilterPriceProps) => formatFilterSet(machine),
  FilterSets,
  ServicingPrice: () => `${money(costPrices.servicingPence)} a year (sample)`,
  FiveYearCosts,
  CookieTable: () => <CookieTable items={storedInBrowser} />,
  TestList: () => <PlainList items={accessibilityTests.map(({ text }) => text)} />,
  table: ProseTable,
  WarrantyCovers: () => <PlainList items={warranty.covers} />,
  WarrantyLeavesOut: () => <PlainList items={warranty.leavesOut} />,
  Wheelie,
};

function LegalPages({ current }: { current: TextPageKey }) {
  const legal = Object.values(textPages).filter((each) => 'date' in each);
  return (
    <nav aria-label="Legal" className="d-print-none">
      <p className={sideList.title}>Legal</p>
      <ul className={`plain-list ${sideList.list} ${sideList.pages}`}>
        {legal.map(({ page, title }) => (
          <li key={page}>
            <SiteLink to={href(page)} aria-current={page === current ? 'page' : undefined}>
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
  const { contents = [], readingMinutes = 1 } = facts[`../content/${textFile(page)}.mdx`] ?? {};
  return (
    <ReadingMain>
      <PageHead title={title} description={description} path={href(page)} />
      <ReadingHead
        title={title}
        current={date ? title : routes[page].label}
        trail={breadcrumbTrail(page)}
        meta={
          <>
            {date && (
              <span>
                {date.label} <time dateTime={date.iso}>{longDate(date.iso)}</time>
              </span>
            )}
            <span className="muted">{readingMinutes} minute read</span>
          </>
        }
      />
      <ReadingColumns
        sideAt="left"
        side={
          <>
            {date && <LegalPages current={page} />}
            <ContentsList title="On this page" entries={contents} />
          </>
        }
      >
        <Prose>
          <TextOfPage page={page} components={components} />
        </Prose>
      </ReadingColumns>
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
