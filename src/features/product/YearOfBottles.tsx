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

/** A bottle for each day of half a year. */
function HalfYear({ rows }: { rows: readonly BottleRow[] }) {
  const id = useId();
  return (
    <svg
      viewBox={`${-labelPx} 0 ${31 * dayPx + labelPx} ${rows.length * rowPx}`}
      className="w-100 h-auto"
      fill="var(--slate)"
      aria-hidden="true"
    >
      <pattern id={`${id}bottle`} width={dayPx} height={rowPx} patternUnits="userSpaceOnUse">
        <path d={bottlePath} transform={`translate(${dayPx / 2} 4) scale(${(rowPx - 8) / 26})`} />
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

/** The outline of a bottle in its picture, whose side counts as 1600. */
const outline =
  'M666 134Q670 112 735 107H866Q928 111 934 134L938 258L942 300L938 312V350L942 376Q945 405 968 440Q984 470 985 505L982 1410Q981 1468 800 1470Q618 1468 616 1410L613 505Q614 470 630 440Q653 405 656 376L660 350V312L657 300L661 258Z';

/** The one bottle, cut out of its picture, as tall as the year beside it, in a wide window as the words too. */
function OneBottle({ bottle }: { bottle: Bottle }) {
  const id = useId();
  return (
    <svg
      viewBox="605 95 390 1385"
      preserveAspectRatio="xMinYMax"
      className="position-absolute inset-0 w-100 h-100 px-3"
      aria-hidden="true"
    >
      <clipPath id={`${id}outline`}>
        <path d={outline} />
      </clipPath>
      <image href={bottle.picture.webp} width="1600" height="1600" clipPath={`url(#${id}outline)`} />
    </svg>
  );
}

/** The bottles from a shop that one bottle replaces. */
export function YearOfBottles({ bottle }: { bottle: Bottle }) {
  const headingId = useId();
  return (
    <Section background="ink" isShort labelledBy={headingId} className="d-print-none">
      <Row className="position-relative">
        <Col md={{ span: 9, offset: 3 }}>
          <h2 data-aos="fade-up" id={headingId} className="mb-3">
            One bottle instead of {yearDays}
          </h2>
          <p className="mw-prose mb-4 mb-lg-5">
            <b className="h3 num">{dayCostDelivered} a day</b> in its first year, delivered (sample), used instead of a
            shop-bought bottle a day
          </p>
        </Col>
        <Col xs={3} className="position-relative position-md-static">
          <OneBottle bottle={bottle} />
        </Col>
        <Col xs={9}>
          <Row as="figure" role="img" aria-label={`${yearDays} bottles: one for each day of a year`} className="mb-0">
            {[months.slice(0, 6), months.slice(6)].map((rows, half) => (
              <Col key={half} md={6}>
                <HalfYear rows={rows} />
              </Col>
            ))}
          </Row>
        </Col>
      </Row>
    </Section>
  );
}
