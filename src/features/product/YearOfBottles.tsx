import { Fragment, useId } from 'react';
import Container from 'react-bootstrap/Container';
import { Picture } from '@/components/ui/Picture';
import { dayCostDelivered } from '@/data/products/achilles-figures';
import type { Bottle } from '@/data/products/product';
import styles from './YearOfBottles.module.scss';

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

/** A bottle for each day, a row for each month after its initial. */
function Year({ dayPx, monthPx, className }: YearProps) {
  const id = useId();
  const scale = (monthPx - 8) / 26;
  return (
    <svg
      viewBox={`-22 0 ${31 * dayPx + 22} ${12 * monthPx}`}
      className={`w-100 h-auto ${className}`}
      fill="currentColor"
      role="img"
      aria-label={`${yearDays} bottles in twelve rows: one for each day of a year`}
    >
      <pattern id={`${id}bottle`} width={dayPx} height={monthPx} patternUnits="userSpaceOnUse">
        <path
          d="M-2.2 0V4L-5 8.5V24.5Q-5 26-3.5 26H3.5Q5 26 5 24.5V8.5L2.2 4V0Z"
          transform={`translate(${dayPx / 2} 4) scale(${scale})`}
        />
      </pattern>
      {months.map(([initial, days], month) => (
        <Fragment key={month}>
          <text x="-22" y={(month + 0.5) * monthPx + 5} fontSize="13">
            {initial}
          </text>
          <rect
            y={month * monthPx}
            width={days * dayPx}
            height={monthPx}
            fill={`url(#${id}bottle)`}
            fillOpacity="0.55"
          />
        </Fragment>
      ))}
    </svg>
  );
}

/** The bottles from a shop that one bottle replaces, on its own ground beside it. */
export function YearOfBottles({ bottle }: { bottle: Bottle }) {
  const headingId = useId();
  const { alone } = bottle;
  return (
    <section
      aria-labelledby={headingId}
      className={`position-relative overflow-hidden d-print-none ${bottle.slug === 'achilles-water-bottle-black' ? 'on-dark' : 'bg-sand'}`}
    >
      <Picture {...alone} file={alone.picture} sizes="(min-width: 992px) 800px, 390px" className={styles.picture} />
      <Container fluid="xxl" className="position-relative">
        <div className={styles.words}>
          <h2 data-aos="fade-up" id={headingId} className="title">
            One bottle instead of {yearDays}
          </h2>
          <Year dayPx={26} monthPx={34} className="d-none d-md-block" />
          <Year dayPx={11} monthPx={29} className="d-md-none" />
          <p className="m-0">
            <b className="title d-block num mb-1">{dayCostDelivered} a day</b> in its first year, delivered (sample),
            used instead of a shop-bought bottle a day.
          </p>
        </div>
      </Container>
    </section>
  );
}
