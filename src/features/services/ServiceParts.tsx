import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { costParts, costPrices, costSheetOfModels, exampleCostUse } from '@/data/costs';
import { formatFilterSet } from '@/data/filter-prices';
import { filterCare } from '@/data/products/filter-care';
import { catalogue } from '@/data/products/catalogue';
import type { FilterSummary, PurifierSlug } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { yearlyHours } from '@/domain/cost-over-years';
import { type CalculatorModelName, calculatorModels, shortName } from '@/domain/machines';
import { money } from '@/lib/format/money';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { CertificateSheet } from './CertificateSheet';

const months = filterCare.changeMonthsText;

const jobs: readonly { job: string; you: string; we: string }[] = [
  {
    job: `Large-particulate filter, every ${filterCare.cleanMonths} months`,
    you: 'You unplug the machine and vacuum the filter, in a quarter of an hour.',
    we: 'We come and clean it.',
  },
  {
    job: `Filter set, every ${months} months`,
    you: `You order it, for Generation X ${formatFilterSet('generation-x')}, and change it.`,
    we: 'We change it. The set costs extra.',
  },
  { job: 'Record of each machine', you: 'You keep it.', we: 'We keep it, by room and date.' },
  {
    job: 'Paper for the room',
    you: 'An air change record, printed by you.',
    we: 'An air change rate certificate, signed by us, free for each room.',
  },
];

/** The year of a machine, looked after by its owner or on a service contract. */
export function WhoDoesIt() {
  return (
    <div className="grid-row">
      <div className="pb-2 small muted" aria-hidden="true">
        <Row className="gx-4">
          <Col xs={6} md={{ span: 4, offset: 4 }}>
            You do it
          </Col>
          <Col xs={6} md={4}>
            We do it, on a contract
          </Col>
        </Row>
      </div>
      <ul className="plain-list border-top border-dark">
        {jobs.map(({ job, you, we }) => (
          <li key={job} className="py-3 border-bottom">
            <Row className="gx-4 gy-1">
              <Col md={4} className="fw-semibold text-ink">
                {job}
              </Col>
              <Col xs={6} md={4}>
                <span className="visually-hidden">You: </span>
                {you}
              </Col>
              <Col xs={6} md={4} className="text-ink">
                <span className="visually-hidden">We: </span>
                {we}
              </Col>
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}

const purifierNames = Object.fromEntries(calculatorModels.map(({ slug, name }) => [slug, name])) as Record<
  PurifierSlug,
  CalculatorModelName
>;

const filterSets = catalogue.filter((product): product is FilterSummary => product.kind === 'filter');

type FilterSetsProps = { children: ReactNode };

/** A picture of each filter set, with its price and what it takes. */
export function FilterSets({ children }: FilterSetsProps) {
  return (
    <div>
      <Row as="ul" className="gy-4 pb-3">
        {filterSets.map(({ slug, model, fits, picture, pictureAlt }) => (
          <Col as="li" key={slug} xs={6} lg={3} className="position-relative">
            <Picture
              file={picture}
              alt={pictureAlt}
              sizes="(min-width: 992px) 240px, 45vw"
              className="d-block w-100 h-auto mb-2"
            />
            <SiteLink to={href('product', { slug })} className="d-block fw-semibold">
              {model}
            </SiteLink>
            <b className="d-block h3 num text-ink">{money(costPrices.filterSetPence[purifierNames[fits]])}</b>
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

/** Opens the section about the contract. */
export function ServicingPrice() {
  return (
    <div className="mb-3">
      <div className="d-lg-flex gap-4 align-items-center p-3 p-lg-4 bg-porcelain">
        <b className="h1 num text-ink">{money(costPrices.servicingPence)}</b>
        <p className="lead my-2 text-balance">
          a year for each machine (sample), {money(costPrices.servicingPence / 12)} a month, without filter sets.
        </p>
        <ArrowLink to={contactUrl('service-contract')} className="ms-lg-auto flex-shrink-0">
          Get a written quote
        </ArrowLink>
      </div>
    </div>
  );
}

/** Of the machines with a list price, in office hours at working speed, with a service contract. */
export function FiveYearCosts() {
  const machines = Object.values(purifiers)
    .filter(({ pricePence }) => pricePence !== undefined)
    .map(({ calculatorName, pricePence }) => ({
      title: shortName(calculatorName),
      model: calculatorName,
      machines: 1,
      speed: 'working' as const,
      pricePence,
    }));
  const use = { ...exampleCostUse(yearlyHours.office), isServiced: true };
  return (
    <div className="mt-3 p-3 p-lg-4 bg-porcelain">
      <CostTable {...costSheetOfModels(machines, use, 5)} partNames={costParts} foldedWith={<CostNote />} />
    </div>
  );
}

type BesideCertificateProps = { children: ReactNode };

/** In wide windows a sample stands beside the text. */
export function BesideCertificate({ children }: BesideCertificateProps) {
  return (
    <div>
      <Row>
        <Col md={7} lg={8}>
          <div className="mw-lead">{children}</div>
        </Col>
        <Col md={5} lg={4} className="d-none d-md-block">
          <CertificateSheet name="Surgery" room={dentalRooms.surgery} />
        </Col>
      </Row>
    </div>
  );
}
