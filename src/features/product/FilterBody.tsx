import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatListPrice } from '@/data/filter-prices';
import { filterCare } from '@/data/products/filter-care';
import type { Filter } from '@/data/products/product';
import { roomsUpTo } from '@/data/room-words';
import { countWord } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import { FilterReminder } from './running-cost/FilterReminder';
import { Split } from './Split';
import styles from './FilterBody.module.scss';

/** When and how to change it, beside a used one. */
export function FilterBody({ filter }: { filter: Filter }) {
  const { pictureInUse, machine, changeNote, changeSteps } = filter;
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <Section id="change" background="porcelain" className="py-0">
      <Split
        picture={
          <div className={`position-relative ${styles.inUse}`}>
            <Picture file={pictureInUse.picture} alt={pictureInUse.alt} sizes="(min-width: 992px) 880px, 100vw" />
          </div>
        }
        isBleeding
        className="d-flex flex-column pb-4 py-lg-4"
      >
        <h2 data-aos="fade-up" className="title mb-3">
          Change it every {months} to {orMonths} months
        </h2>
        <p className="muted">
          After {countWord(months)} if the machine runs day and night ({grouped(filterCare.changeHours)} hours).{' '}
          {changeNote}
        </p>
        <ol className="plain-list d-grid flex-grow-1">
          {changeSteps.map((step, index) => (
            <li key={step} className={`d-flex gap-3 py-2 border-top ${styles.step}`}>
              <b className={`num text-teal ${styles.number}`}>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
        <FilterReminder machine={machine.name} filter={filter.name} />
      </Split>
    </Section>
  );
}

/** The machine that the filter fits, and the filters of the others. */
export function FilterFit({ filter: { machine, others } }: { filter: Filter }) {
  return (
    <Section isShort className="d-print-none">
      <Row className="gy-5">
        <Col lg={6} className="d-flex gap-4 align-items-start">
          <Picture file={machine.picture} alt="" sizes="320px" className={`bg-stage ${styles.machine}`} />
          <div>
            <h2 className="h3 mb-2">
              Fits <SiteLink to={href('product', { slug: machine.slug })}>{machine.name}</SiteLink>
            </h2>
            <p className="mb-0 text-balance">{noBreakUnits(roomsUpTo(machine.model))}</p>
          </div>
        </Col>
        <Col lg={6}>
          <h2 className="h3 mb-3">Filters of the other machines</h2>
          <ul className="plain-list">
            {others.map((filter) => (
              <li
                key={filter.slug}
                className="position-relative d-flex gap-3 align-items-center justify-content-between border-top py-1"
              >
                <Picture file={filter.picture} alt="" sizes="64px" className={styles.other} />
                <SiteLink to={href('product', { slug: filter.slug })} className="stretched-link me-auto">
                  {filter.name}
                </SiteLink>
                <span className="num">{formatListPrice(filter)}</span>
              </li>
            ))}
          </ul>
        </Col>
      </Row>
    </Section>
  );
}
