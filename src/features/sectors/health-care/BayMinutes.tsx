import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { remainingShare } from '@/domain/clearance';
import styles from './BayMinutes.module.scss';

type BayMinutesProps = {
  title: string;
  lead: ReactNode;
  /** With the machines and the ventilation. */
  after: { minutes: number; ach: number; text: string };
  /** With the ventilation alone. */
  before: { minutes: number; text: string };
};

/** Between two minutes, in minutes. */
const gap = 0.14;

/** A cell for each minute. */
const cells = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => `M${from + index} 0h${1 - gap}v1h${gap - 1}z`).join('');

/** How soon the air of a bay is clear: the minutes as the figure of the page, within those of the ventilation alone. */
export function BayMinutes({ title, lead, after, before }: BayMinutesProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Row className="align-items-end row-gap-2">
        <Col lg={{ span: 5, offset: 1 }} className="order-lg-1 pb-lg-3">
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <p className="lead text-balance mt-2 mb-0">{lead}</p>
        </Col>
        <Col lg={6}>
          <p className="num m-0">
            <b className={styles.minutes}>{after.minutes}</b>{' '}
            <span className="h2 d-inline-block">minutes, not {before.minutes}</span>
          </p>
        </Col>
      </Row>
      <StaticSvg
        viewBox={`0 0 ${before.minutes - gap} 1`}
        preserveAspectRatio="none"
        className={`d-block w-100 mt-2 ${styles.bar}`}
        aria-hidden="true"
      >
        <path d={cells(after.minutes, before.minutes)} fill="var(--pane)" />
        <path d={cells(0, after.minutes)} fill="var(--air)" />
        {/* Each minute has the colour of the particles left in it. */}
        {Array.from({ length: after.minutes }, (_, minute) => (
          <path
            key={minute}
            d={cells(minute, minute + 1)}
            fill="var(--ember)"
            fillOpacity={remainingShare(after.ach, minute).toFixed(2)}
          />
        ))}
      </StaticSvg>
      <Row as="ul" className="mt-2 row-gap-1">
        <Col as="li" sm={6}>
          {after.text}
        </Col>
        <Col as="li" sm={6} className="muted text-sm-end">
          {before.text}
        </Col>
      </Row>
    </Section>
  );
}
