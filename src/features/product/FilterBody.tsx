import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { filterCare } from '@/data/products/filter-care';
import type { Filter } from '@/data/products/product';
import { countWord } from '@/lib/format/count-word';
import { FilterReminder } from './running-cost/FilterReminder';
import { Split } from './Split';
import styles from './FilterBody.module.scss';

/** When and how to change it, beside a used one. */
export function FilterBody({ filter }: { filter: Filter }) {
  const { pictureInUse, machine, changeNote, changeSteps } = filter;
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <Section id="change" className="py-0">
      <Split
        picture={
          <figure className="d-flex flex-column h-100">
            <Picture
              file={pictureInUse.picture}
              alt={pictureInUse.alt}
              sizes="(min-width: 992px) 1150px, 100vw"
              className="d-block w-100 h-auto"
            />
            {/* Each under its filter. */}
            <Row as="figcaption" className="g-0 py-3 small fw-medium text-center">
              <Col xs={{ span: 5, offset: 1 }}>New</Col>
              <Col xs={5}>After {orMonths} months (rendering)</Col>
            </Row>
          </figure>
        }
        isBleeding
        pictureCols={7}
        className="d-flex flex-column pb-4 py-lg-4"
      >
        <h2 data-aos="fade-up" className="mb-3">
          Change it every {months} to {orMonths} months
        </h2>
        <p className="muted">
          After {countWord(months)} if the machine runs day and night. {filterCare.dotText} {changeNote}
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
