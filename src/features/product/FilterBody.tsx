import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { isSample, unwrapSample } from '@/config/sample';
import { filterCare } from '@/data/products/filter-care';
import type { Filter } from '@/data/products/product';
import { roomPictures } from '@/data/room-pictures';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import { FilterReminder } from './running-cost/FilterReminder';
import { Split } from './Split';
import styles from './FilterBody.module.scss';

/** When and how to change it, beside a used one; then what it holds and what it fits. */
export function FilterBody({ filter }: { filter: Filter }) {
  const { form, inUse, machine, changeNote, changeSteps, cleaningNote } = filter;
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <>
      <Section background="porcelain" isShort>
        <Split
          picture={
            <Picture
              file={inUse.picture}
              alt={inUse.alt}
              sizes="(min-width: 992px) 880px, 100vw"
              className={`d-block w-100 h-auto ratio-4x3 ratio-lg-5x4 object-fit-cover ${styles.inUse}`}
            />
          }
          isBleeding
          className="d-flex flex-column"
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
              <li key={step} className="d-flex gap-3 py-2 border-top">
                <b className="num text-teal">{index + 1}</b>
                {step}
              </li>
            ))}
          </ol>
          <FilterReminder machine={machine.name} filter={filter.name} />
        </Split>
      </Section>
      <Section isShort className="pb-0">
        <Row className="gy-4">
          <Col lg={6} className="d-grid gap-4 align-content-between">
            <div className="border-top border-dark pt-3">
              <h2 data-aos="fade-up" className="h3 mb-2">
                What the set holds
              </h2>
              <p className="muted mb-2 text-pretty">
                Activated carbon and pleated HEPA of class H13 (EN 1822). {unwrapSample(form)}
                {isSample(form) && ' (sample)'}. {cleaningNote}
              </p>
              <ArrowLink to={href('service')} className="min-h-touch d-print-none">
                Service and filters
              </ArrowLink>
            </div>
            <div className="border-top border-dark pt-3">
              <h2 className="h3 mb-2">Fits {machine.name}</h2>
              <p className="muted mb-2">No other filter fits it. {machine.purpose}</p>
              <ArrowLink to={href('product', { slug: machine.slug })} className="min-h-touch d-print-none">
                {machine.name}
              </ArrowLink>
            </div>
          </Col>
          <Col lg={{ span: 5, offset: 1 }} className="px-0 px-lg-3 d-print-none">
            <div className={styles.room}>
              <Picture
                file={roomPictures[machine.slug]}
                alt=""
                sizes="(min-width: 992px) 620px, 100vw"
                className="d-block w-100 h-auto object-fit-cover ratio-4x3"
              />
            </div>
          </Col>
        </Row>
      </Section>
    </>
  );
}
