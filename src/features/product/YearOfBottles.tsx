import { Fragment, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { dayCostDelivered } from '@/data/products/achilles-figures';
import type { Bottle } from '@/data/products/product';

/** The initial of a month, and its days. */
type BottleRow = readonly [label: string, days: number];

const months: readonly BottleRow[] = [
  ['J', 31],
  ['F', 28],
  ['M', 31],
  ['A', 30],
  ['M', 31],
  ['J', 30],
  ['J', 31],
  ['A', 31],
  ['S', 30],
  ['O', 31],
  ['N', 30],
  ['D', 31],
];
const yearDays = months.reduce((sum, [, days]) => sum + days, 0);

/** From one bottle to the next, from one row to the next, and before the first. */
const [dayPx, rowPx, labelPx] = [11, 29, 22];

const bottlePath = 'M-2.2 0V4L-5 8.5V24.5Q-5 26-3.5 26H3.5Q5 26 5 24.5V8.5L2.2 4V0Z';

/** A bottle for each day of half a year; the first of the year in copper. */
function HalfYear({ rows, isFirst }: { rows: readonly BottleRow[]; isFirst: boolean }) {
  const id = useId();
  const bottleAt = `translate(${dayPx / 2} 4) scale(${(rowPx - 8) / 26})`;
  return (
    <svg
      viewBox={`${-labelPx} 0 ${31 * dayPx + labelPx} ${rows.length * rowPx}`}
      className="w-100 h-auto"
      fill="var(--slate)"
      aria-hidden="true"
    >
      <pattern id={`${id}bottle`} width={dayPx} height={rowPx} patternUnits="userSpaceOnUse">
        <path d={bottlePath} transform={bottleAt} />
      </pattern>
      {rows.map(([label, days], row) => {
        const drunk = isFirst && row === 0 ? 1 : 0;
        return (
          <Fragment key={row}>
            <text x={-labelPx} y={(row + 0.5) * rowPx + 5} fontSize="13">
              {label}
            </text>
            <rect
              x={drunk * dayPx}
              y={row * rowPx}
              width={(days - drunk) * dayPx}
              height={rowPx}
              fill={`url(#${id}bottle)`}
              fillOpacity="0.6"
            />
          </Fragment>
        );
      })}
      {isFirst && (
        <path
          d={bottlePath}
          transform={`${bottleAt} translate(0 26) scale(1.3) translate(0 -26)`}
          fill="var(--copper)"
        />
      )}
    </svg>
  );
}

/** The bottles from a shop that one bottle replaces. */
export function YearOfBottles({ bottle }: { bottle: Bottle }) {
  const headingId = useId();
  const isBlack = bottle.slug === 'achilles-water-bottle-black';
  return (
    <Section background={isBlack ? 'ink' : 'sand'} isShort labelledBy={headingId} className="d-print-none">
      <Row className="gy-4 mb-4 mb-lg-5">
        <Col lg={6}>
          <h2 data-aos="fade-up" id={headingId} className="h2 m-0">
            One bottle instead of {yearDays}
          </h2>
        </Col>
        <Col lg={6} xl={{ span: 5, offset: 1 }}>
          <p className="m-0">
            <b className="h1 d-block num mb-2">
              {dayCostDelivered}
              <small className="unit">{'\u00a0a\u00a0day'}</small>
            </b>{' '}
            in its first year, delivered (sample), used instead of a shop-bought bottle a day
          </p>
        </Col>
      </Row>
      <Row as="figure" role="img" aria-label={`${yearDays} bottles: one for each day of a year`} className="mb-0 gy-0">
        {[months.slice(0, 6), months.slice(6)].map((rows, half) => (
          <Col key={half} md={6}>
            <HalfYear rows={rows} isFirst={half === 0} />
          </Col>
        ))}
      </Row>
    </Section>
  );
}
