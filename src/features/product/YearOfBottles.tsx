import { Fragment, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { dayCostDelivered } from '@/data/products/achilles-figures';
import type { Bottle } from '@/data/products/product';

/** The initial of each month, and its days. */
const months = [
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
] as const;
const yearDays = months.reduce((sum, [, days]) => sum + days, 0);

type YearProps = {
  /** From one bottle to the next, and from one month to the next. */
  dayPx: number;
  monthPx: number;
  className: string;
};

const bottlePath = 'M-2.2 0V4L-5 8.5V24.5Q-5 26-3.5 26H3.5Q5 26 5 24.5V8.5L2.2 4V0Z';

/** A bottle for each day, the first in copper, a row for each month after its initial. */
function Year({ dayPx, monthPx, className }: YearProps) {
  const id = useId();
  const bottleAt = `translate(${dayPx / 2} 4) scale(${(monthPx - 8) / 26})`;
  return (
    <svg
      viewBox={`-22 0 ${31 * dayPx + 22} ${12 * monthPx}`}
      className={`w-100 h-auto ${className}`}
      fill="currentColor"
      role="img"
      aria-label={`${yearDays} bottles in twelve rows: one for each day of a year`}
    >
      <pattern id={`${id}bottle`} width={dayPx} height={monthPx} patternUnits="userSpaceOnUse">
        <path d={bottlePath} transform={bottleAt} />
      </pattern>
      {months.map(([initial, days], month) => (
        <Fragment key={month}>
          <text x="-22" y={(month + 0.5) * monthPx + 5} fontSize="13">
            {initial}
          </text>
          {month === 0 && <path d={bottlePath} transform={bottleAt} fill="var(--copper)" />}
          <rect
            x={month === 0 ? dayPx : 0}
            y={month * monthPx}
            width={(month === 0 ? days - 1 : days) * dayPx}
            height={monthPx}
            fill={`url(#${id}bottle)`}
            fillOpacity="0.55"
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
      <div className="d-flex flex-wrap align-items-end justify-content-between gap-4 mb-4">
        <h2 data-aos="fade-up" id={headingId} className="h2 m-0">
          One bottle instead of {yearDays}
        </h2>
        <p className="mw-short m-0">
          <b className="h1 d-block num">
            {dayCostDelivered}
            <small className="unit">a day</small>
          </b>{' '}
          in its first year, delivered (sample), used instead of a shop-bought bottle a day
        </p>
      </div>
      <Year dayPx={40} monthPx={34} className="d-none d-md-block" />
      <Year dayPx={11} monthPx={29} className="d-md-none" />
    </Section>
  );
}
