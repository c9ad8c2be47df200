import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { costPrices } from '@/data/cost-prices';
import { yearOfFiltersPence } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';

const months = Array.from({ length: 12 / filterCare.cleanMonths }, (_, index) => (index + 1) * filterCare.cleanMonths);
/** In office hours one filter set lasts Generation X a year. */
const year = yearOfFiltersPence('GEN X', 1);
const heightPx = 208;
const pleatPx = 14;

/** The pleats of a filter in a row: new at the left, full of dust at its strap, where the next begins and runs on. */
function UnrolledFilter() {
  const [pleat, pleats, dust] = [useId(), useId(), useId()];
  return (
    <svg className="d-block w-100 overflow-visible" height={heightPx} aria-hidden="true">
      <linearGradient id={pleat}>
        <stop stopColor="var(--grey-500)" />
        <stop offset=".14" stopColor="var(--grey-100)" />
        <stop offset=".4" stopColor="#fff" />
        <stop offset=".7" stopColor="var(--pale)" />
        <stop offset="1" stopColor="var(--grey-300)" />
      </linearGradient>
      <pattern id={pleats} width={pleatPx} height={heightPx} patternUnits="userSpaceOnUse">
        <rect width={pleatPx} height={heightPx} fill={`url(#${pleat})`} />
        <path d={`M0 74H${pleatPx}M0 134H${pleatPx}`} stroke="#fff" strokeWidth="2" />
      </pattern>
      <linearGradient id={dust}>
        <stop offset=".02" stopColor="var(--copper-900)" stopOpacity="0" />
        <stop offset=".4" stopColor="var(--copper-900)" stopOpacity=".3" />
        <stop offset="1" stopColor="var(--ink)" stopOpacity=".9" />
      </linearGradient>
      <rect width="150%" height={heightPx} fill={`url(#${pleats})`} />
      <rect width="100%" height={heightPx} fill={`url(#${dust})`} />
      <rect width="150%" height="12" fill="var(--ink)" />
      <rect width="150%" height="12" y={heightPx - 12} fill="var(--ink)" />
      <rect x="100%" width="6" height={heightPx} transform="translate(-6)" fill="var(--terracotta)" />
    </svg>
  );
}

type LaneProps = {
  title: string;
  sumPence: number;
  text: string;
  /** What is done after so many months, near the filter. */
  job: (month: number, index: number) => ReactNode;
  isBelow?: boolean;
};

function Lane({ title, sumPence, text, job, isBelow = false }: LaneProps) {
  return (
    <section className={`d-flex ${isBelow ? 'flex-column-reverse' : 'flex-column'}`}>
      <Row className="align-items-baseline">
        <Col as="h3" xs={5} lg={5} className="mb-0">
          {title}
        </Col>
        <Col as="p" xs={7} lg={3} className="mb-0 text-end text-nowrap order-lg-last">
          <b className="h1 num text-ink">{money(sumPence)}</b> a year
        </Col>
        <Col as="p" lg={4} className="mt-1 mb-0">
          {text}
        </Col>
      </Row>
      <Row as="ol" className={`gx-0 small text-end ${isBelow ? 'pb-3' : 'pt-3'}`}>
        {months.map((month, index) => (
          <Col as="li" key={month} xs={3} className="px-1 px-lg-2 py-2 border-end border-dark">
            {job(month, index)}
          </Col>
        ))}
      </Row>
    </section>
  );
}

const isLast = (index: number) => index === months.length - 1;

/** The same year twice: over the filter what its owner does, under it what a service contract does. */
export function FilterYear() {
  return (
    <>
      <Lane
        title="You do it"
        sumPence={year.byYou}
        text={`One filter set, ${money(costPrices.filterSetPence['GEN X'])}, and its delivery, ${money(costPrices.deliveryPence)}. You unplug the machine, vacuum its large-particulate filter and keep the record.`}
        job={(month, index) => (
          <>
            <b className="d-block text-ink">{month} months</b>
            {isLast(index) ? 'vacuum, new set' : 'vacuum'}
          </>
        )}
      />
      <UnrolledFilter />
      <Lane
        isBelow
        title="We do it"
        sumPence={year.byUs}
        text={`${money(costPrices.servicingPence)} for ${countWord(months.length)} visits, ${money(costPrices.servicingPence / months.length)} each, the filter set and its delivery. We clean, change and keep the record. Each room’s air change rate certificate is free.`}
        job={(_, index) => (
          <>
            <b className="d-block text-ink">Visit {index + 1}</b>
            {isLast(index) ? 'clean, new set' : 'clean'}
          </>
        )}
      />
    </>
  );
}
