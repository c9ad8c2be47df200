import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { filterCare } from '@/data/products/filter-care';
import type { Filter } from '@/data/products/product';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import { FilterReminder } from './running-cost/FilterReminder';
import styles from './FilterBody.module.scss';

/** When to change it, beside a used one, and how: three pictured steps. */
export function FilterBody({ filter }: { filter: Filter }) {
  return (
    <>
      <When filter={filter} />
      <Steps filter={filter} />
    </>
  );
}

function When({ filter: { name, machine, pictureInUse, changeNote } }: { filter: Filter }) {
  const headingId = useId();
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <Section labelledBy={headingId} className="py-0">
      <Row>
        <Col lg={5} className="d-flex flex-column justify-content-center py-4">
          <h2 data-aos="fade-up" id={headingId} className="h1 mb-4">
            Change it every {months} to {orMonths} months
          </h2>
          <p className="lead mb-2">
            After {filterCare.soonestText} if the machine runs day and night, after {filterCare.latestText} in office
            hours.
          </p>
          <p className="muted mb-2">
            The red dot on the machine counts {grouped(filterCare.changeHours)} hours: in office hours go by the date.{' '}
            {changeNote}
          </p>
          <FilterReminder machine={machine.name} filter={name} />
        </Col>
        <Col lg={7} className="d-print-none px-0 px-lg-3">
          <figure className="bleed-right m-0">
            <Picture
              file={pictureInUse.picture}
              alt={pictureInUse.alt}
              sizes="(min-width: 992px) 1150px, 100vw"
              className="d-block w-100 h-auto"
            />
            {/* Each under its filter. */}
            <Row as="figcaption" className="g-0 py-3 small fw-medium text-center">
              <Col xs={{ span: 5, offset: 1 }}>{pictureInUse.captions[0]}</Col>
              <Col xs={5}>{pictureInUse.captions[1]}</Col>
            </Row>
          </figure>
        </Col>
      </Row>
    </Section>
  );
}

function Steps({ filter: { changeWith, changeSteps, changePictures, cleaningNote } }: { filter: Filter }) {
  const headingId = useId();
  return (
    <Section id="change" labelledBy={headingId} isShort>
      <h2 data-aos="fade-up" id={headingId} className="mb-4">
        {changeWith}
      </h2>
      <Row as="ol" className="plain-list mx-edge gy-4">
        {changeSteps.map(({ title, text }, index) => {
          const picture = changePictures[index];
          return (
            <Col as="li" key={title} lg={4}>
              <Row>
                {picture && (
                  <Col xs={3} lg={12} className="d-print-none">
                    <div className={`overflow-hidden ratio-1x1 ratio-lg-4x3 ${styles.cut}`}>
                      <Picture file={picture.picture} alt={picture.alt} sizes="(min-width: 992px) 900px, 90vw" />
                    </div>
                  </Col>
                )}
                <Col xs={9} lg={12}>
                  <h3 className="d-flex gap-3 mt-lg-3 mb-2">
                    <span className="num text-teal">{index + 1}</span>
                    {title}
                  </h3>
                  <p className="mb-0 text-pretty">{text}</p>
                </Col>
              </Row>
            </Col>
          );
        })}
      </Row>
      <div className="d-lg-flex justify-content-between align-items-baseline gap-4 border-top mt-4 pt-3">
        <p className="m-0">{cleaningNote}</p>
        <ArrowLink to={href('service')} className="min-h-touch text-nowrap d-print-none">
          Or let us do it
        </ArrowLink>
      </div>
    </Section>
  );
}
