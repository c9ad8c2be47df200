import { Fragment, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { dayCostDelivered } from '@/data/products/achilles-figures';
import type { Bottle } from '@/data/products/product';

/** A row of bottles, after its label. */
type BottleRow = readonly [label: string, days: number];

/** The initial of each month, and its days. */
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

/** In a wide window five rows of equal length. */
const fifths: readonly BottleRow[] = Array.from({ length: 5 }, () => ['', yearDays / 5]);

type YearProps = {
  rows: readonly BottleRow[];
  /** From one bottle to the next, and from one row to the next. */
  dayPx: number;
  rowPx: number;
  className: string;
};

const bottlePath = 'M-2.2 0V4L-5 8.5V24.5Q-5 26-3.5 26H3.5Q5 26 5 24.5V8.5L2.2 4V0Z';

/** A bottle for each day, the first in copper. */
function Year({ rows, dayPx, rowPx, className }: YearProps) {
  const id = useId();
  const bottleAt = `translate(${dayPx / 2} 4) scale(${(rowPx - 8) / 26})`;
  const labelPx = rows.some(([label]) => label) ? 22 : 0;
  const mostDays = Math.max(...rows.map(([, days]) => days));
  return (
    <svg
      viewBox={`${-labelPx} 0 ${mostDays * dayPx + labelPx} ${rows.length * rowPx}`}
      className={`w-100 h-auto ${className}`}
      fill="var(--slate)"
      role="img"
      aria-label={`${yearDays} bottles: one for each day of a year`}
    >
      <pattern id={`${id}bottle`} width={dayPx} height={rowPx} patternUnits="userSpaceOnUse">
        <path d={bottlePath} transform={bottleAt} />
      </pattern>
      {rows.map(([label, days], row) => (
        <Fragment key={row}>
          {label && (
            <text x={-labelPx} y={(row + 0.5) * rowPx + 5} fontSize="13">
              {label}
            </text>
          )}
          {row === 0 && (
            <path
              d={bottlePath}
              transform={`${bottleAt} translate(0 26) scale(1.15) translate(0 -26)`}
              fill="var(--copper)"
            />
          )}
          <rect
            x={row === 0 ? dayPx : 0}
            y={row * rowPx}
            width={(row === 0 ? days - 1 : days) * dayPx}
            height={rowPx}
            fill={`url(#${id}bottle)`}
            fillOpacity="0.45"
          />
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
    <Section background={isBlack ? 'ink' : 'sand'} isShort labelledBy={headingId} className="d-print-none">
      <div className="d-flex flex-wrap align-items-baseline justify-content-between gap-4 mb-4">
        <h2 data-aos="fade-up" id={headingId} className="h2 m-0">
          One bottle instead of {yearDays}
        </h2>
        <p className="mw-short m-0">
          <b className="h1 d-block num mb-2">
            {dayCostDelivered}
            <small className="unit">{'\u00a0a\u00a0day'}</small>
          </b>{' '}
          in its first year, delivered (sample), used instead of a shop-bought bottle a day
        </p>
      </div>
      <Year rows={fifths} dayPx={17.5} rowPx={42} className="d-none d-md-block" />
      <Year rows={months} dayPx={11} rowPx={29} className="d-md-none" />
    </Section>
  );
}
