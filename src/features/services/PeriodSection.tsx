import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section, type SectionProps } from '@/components/sections/Section';
import { ProseHeading } from '@/components/text/mdx-components';
import { delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { slugOf } from '@/lib/parse/slug';

const percentOf = (days: number) => `${(100 * days) / (delivery.atMostDays + warranty.days)}%`;

type PeriodSectionProps = {
  title: string;
  days: number;
  /** It ends with the delivery; others begin with it. */
  isBeforeDelivery?: boolean;
  term: string;
  /** What the term is for. */
  text: string;
  /** What the line is, over the first. */
  note?: string;
  background: SectionProps['background'];
  /** Beside the term. */
  children: ReactNode;
  /** Below both, in the page's width. */
  below?: ReactNode;
};

/** A period of an order: its bar on the one line of a year, copper before the delivery and blue after it, then its terms. */
export function PeriodSection({
  title,
  days,
  isBeforeDelivery = false,
  term,
  text,
  note,
  background,
  children,
  below,
}: PeriodSectionProps) {
  const isDark = background === 'ink';
  const after = isDark ? 'var(--cyan)' : 'var(--air)';
  return (
    <Section background={background} isShort labelledBy={slugOf(title)}>
      {note && <p className="small muted text-end mb-2">{note}</p>}
      <svg className="d-block w-100 mb-3" height="20" aria-hidden="true">
        <path d="M0 19.5h4000" stroke={isDark ? 'var(--slate-on-dark)' : 'var(--ink)'} />
        <rect
          x={isBeforeDelivery ? 0 : percentOf(delivery.atMostDays)}
          width={percentOf(days)}
          height="20"
          fill={isBeforeDelivery ? 'var(--ember)' : after}
        />
      </svg>
      <Row className={`gy-3 ${below ? 'align-items-end' : ''}`}>
        <Col lg={5}>
          <ProseHeading className="h3">{title}</ProseHeading>
          <p className="num mt-3 mb-2">
            <b className="h1 d-block text-balance text-reset">{term}</b>
          </p>
          <p className="lead mb-0 text-balance">{text}</p>
        </Col>
        <Col lg={7}>{children}</Col>
      </Row>
      {below}
    </Section>
  );
}
