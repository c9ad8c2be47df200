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

/** Cap, ring and body of the Achilles, 73 × 262 mm. */
const achillesPath =
  'M87 34C87 18 97 10 113 10H247C263 10 273 18 273 34V142H87ZM90 150H270V162H90ZM90 170H270C272 204 304 218 304 278V866C304 884 294 894 276 894H84C66 894 56 884 56 866V278C56 218 88 204 90 170Z';

const bottleScale = (rowPx - 8) / 26;

type HalfYearProps = { rows: readonly BottleRow[] };

/** A bottle for each day of half a year. */
function HalfYear({ rows }: HalfYearProps) {
  const id = useId();
  return (
    <svg
      viewBox={`${-labelPx} 0 ${31 * dayPx + labelPx} ${rows.length * rowPx}`}
      className="w-100 h-auto"
      fill="var(--slate)"
      aria-hidden="true"
    >
      <pattern id={`${id}bottle`} width={dayPx} height={rowPx} patternUnits="userSpaceOnUse">
        <path d={bottlePath} transform={`translate(${dayPx / 2} 4) scale(${bottleScale})`} />
      </pattern>
      {rows.map(([label, days], row) => (
        <Fragment key={row}>
          <text x={-labelPx} y={(row + 0.5) * rowPx + 5} fontSize="16">
            {label}
          </text>
          <rect y={row * rowPx} width={days * dayPx} height={rowPx} fill={`url(#${id}bottle)`} fillOpacity="0.6" />
        </Fragment>
      ))}
    </svg>
  );
}

/** The bottles from a shop that one bottle replaces. */
export function YearOfBottles({ bottle }: { bottle: Bottle }) {
  const headingId = useId();
  const isBlack = bottle.slug === 'achilles-water-bottle-black';
  return (
    <Section background={isBlack ? 'ink' : 'sand'} labelledBy={headingId} isShort className="d-print-none">
      <Row className="gy-4 align-items-center">
        <Col lg={4}>
          <h2 data-aos="fade-up" id={headingId} className="mb-3">
            One bottle instead of {yearDays}
          </h2>
          <p className="mb-0">
            <b className="h1 num d-block mb-2">{dayCostDelivered} a day</b> in its first year, delivered (sample), used
            instead of a shop-bought bottle a day
          </p>
        </Col>
        <Col lg={8}>
          <Row
            as="figure"
            role="img"
            aria-label={`One bottle beside ${yearDays}: one for each day of a year`}
            className="align-items-center mb-0"
          >
            <Col xs="auto">
              <svg viewBox="56 10 248 884" width="64" fill={isBlack ? 'var(--ember)' : 'var(--copper)'}>
                <path d={achillesPath} />
              </svg>
            </Col>
            <Col>
              <Row>
                {[months.slice(0, 6), months.slice(6)].map((rows, half) => (
                  <Col key={half} md={6}>
                    <HalfYear rows={rows} />
                  </Col>
                ))}
              </Row>
            </Col>
          </Row>
        </Col>
      </Row>
    </Section>
  );
}
