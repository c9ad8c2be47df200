import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { filterPleats } from '@/assets/pictures/filter-pleats';
import { Picture } from '@/components/ui/Picture';
import { costPrices } from '@/data/cost-prices';
import { yearOfFiltersPence } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import styles from './FilterYear.module.scss';

const months = Array.from({ length: 12 / filterCare.cleanMonths }, (_, index) => (index + 1) * filterCare.cleanMonths);
/** In office hours one filter set lasts Generation X a year. */
const year = yearOfFiltersPence('GEN X', 1);

/** The pleats of a filter: new at the left, full of dust at its strap, where the next begins and runs on. */
function FilterPleats() {
  return (
    <div className={`position-relative ${styles.band}`} aria-hidden="true">
      <div className={`h-100 ${styles.pleats}`}>
        <Picture
          file={filterPleats}
          alt=""
          sizes="(min-width: 1340px) 100vw, 1340px"
          className="d-block w-100 h-100 object-fit-cover"
          hasPriority
        />
      </div>
      <div className={`position-absolute inset-0 ${styles.dust}`} />
      <div className={`position-absolute top-0 end-0 h-100 ${styles.strap}`} />
    </div>
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
    <section className={`position-relative d-flex ${isBelow ? 'flex-column-reverse' : 'flex-column'}`}>
      <Row className="align-items-baseline">
        <Col as="h3" xs={6} lg={5} className="h3 mb-0">
          {title}
        </Col>
        <Col as="p" xs={6} lg={3} className="mb-0 text-end order-lg-last">
          <b className="h1 num text-ink me-1">{money(sumPence)}</b> a year
        </Col>
        <Col as="p" lg={4} className="mt-2 mb-0">
          {text}
        </Col>
      </Row>
      <Row as="ol" className={`gx-0 fine text-end ${isBelow ? 'pb-4' : 'pt-3'}`}>
        {months.map((month, index) => (
          <Col as="li" key={month} xs={3} className="pe-1 px-lg-2 py-2 border-end border-dark">
            {job(month, index)}
          </Col>
        ))}
      </Row>
    </section>
  );
}

const isLast = (index: number) => index === months.length - 1;

/** A year twice: over the filter what its owner does, under it what a service contract does. */
export function FilterYear() {
  return (
    <>
      <Lane
        title="You do it"
        sumPence={year.byYou}
        text={`One filter set, ${money(costPrices.filterSetPence['GEN X'])}, and its delivery, ${money(costPrices.deliveryPence)}. You vacuum and keep the record.`}
        job={(month, index) => (
          <>
            <b className="d-block text-ink">{month} months</b>
            {isLast(index) ? 'vacuum, new\u00a0set' : 'vacuum'}
          </>
        )}
      />
      <FilterPleats />
      <Lane
        isBelow
        title="We do it"
        sumPence={year.byUs}
        text={`${money(costPrices.servicingPence)} for ${countWord(months.length)} visits, then the set and its delivery. We keep the record and sign the certificate.`}
        job={(_, index) => (
          <>
            <b className="d-block text-ink">Visit {index + 1}</b>
            {isLast(index) ? 'clean, new\u00a0set' : 'clean'}
          </>
        )}
      />
    </>
  );
}
