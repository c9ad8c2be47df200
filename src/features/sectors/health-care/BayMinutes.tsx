import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Fold } from '@/components/ui/Fold';
import { StaticSvg } from '@/components/ui/StaticSvg';
import type { ReactNode } from 'react';
import { HeadedSection } from '../HeadedSection';

type BayMinutesProps = {
  title: string;
  lead: string;
  /** Without the machines, then with them. */
  bars: readonly [Bar, Bar];
  readings: readonly { title: string; figure: string; text: string }[];
  dutiesTitle: string;
  children: ReactNode;
};

type Bar = { minutes: number; text: string };

/** How soon the air of a bay is clear, as two bars of minutes; below them its noise by the hour, and what a bed costs. */
export function BayMinutes({ title: heading, lead, bars, readings, dutiesTitle, children: duties }: BayMinutesProps) {
  const [{ minutes: longest }] = bars;
  return (
    <HeadedSection title={heading} lead={lead}>
      <ul className="plain-list d-grid row-gap-3">
        {bars.map(({ minutes, text }) => (
          <li key={text}>
            <p className="d-flex align-items-baseline column-gap-3 mb-1">
              <b className="num title text-nowrap">{minutes} min</b> {text}
            </p>
            <StaticSvg
              viewBox={`0 0 ${longest} 1`}
              preserveAspectRatio="none"
              height="24"
              className="d-block w-100 bg-ice"
              aria-hidden="true"
            >
              <rect width={minutes} height="1" fill={minutes === longest ? 'var(--ink)' : 'var(--teal)'} />
            </StaticSvg>
          </li>
        ))}
      </ul>
      <Row as="ul" className="row-gap-2 mt-4">
        {readings.map(({ title, figure, text }) => (
          <Col as="li" key={title} lg={3}>
            <Row as="p" className="g-0 border-top pt-2 m-0 align-items-baseline">
              <Col as="b" xs={4} lg={12} className="num title">
                {figure}
              </Col>
              <Col as="span" xs={8} lg={12} className="ps-3 ps-lg-0">
                <span className="d-block">{title}</span> <span className="small muted">{text}</span>
              </Col>
            </Row>
          </Col>
        ))}
      </Row>
      <Fold className="border-top mt-3 mt-lg-4" summary={dutiesTitle}>
        <div className="mw-prose">{duties}</div>
      </Fold>
    </HeadedSection>
  );
}
