import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { grouped } from '@/lib/format/number';
import { Figure } from './Figure';

/** EN 1822 and ISO 29463: particles of 100,000, at the most penetrating size, that may pass. */
const classes = [
  { name: 'E11', passes: 5000 },
  { name: 'H13', passes: 50 },
  { name: 'H14', passes: 5 },
] as const;

/** Positions on a square of 250 by steps of the golden ratio, without overlaps. */
function places(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    x: Number((8 + 234 * ((index * 0.6180339887 + 0.31) % 1)).toFixed(1)),
    y: Number((8 + (234 * (index + 0.5)) / count).toFixed(1)),
  }));
}

type PassedProps = { passes: number };

/** One dot for each particle; 5,000 are a pattern. */
function Passed({ passes }: PassedProps) {
  const dots = useId();
  return (
    <StaticSvg viewBox="0 0 250 250" className="d-block w-100 mb-2" aria-hidden="true">
      <rect width="250" height="250" fill="var(--ice)" />
      {passes === 5000 ? (
        <>
          <pattern id={dots} x="8" y="8" width="4.68" height="4.68" patternUnits="userSpaceOnUse">
            <circle cx="1.17" cy="1.17" r="0.9" fill="var(--copper)" />
            <circle cx="3.51" cy="3.51" r="0.9" fill="var(--copper)" />
          </pattern>
          <rect x="8" y="8" width="234" height="234" fill={`url(#${dots})`} />
        </>
      ) : (
        places(passes).map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2" fill="var(--copper)" />)
      )}
    </StaticSvg>
  );
}

/** Dots for the particles that pass each class of filter. */
export function ThroughTheFilter() {
  return (
    <Figure
      title="Figure 1. Of 100,000 particles, these get through"
      note="One dot for each, at the most penetrating particle size, in one pass, at the limit of the class."
    >
      <ul className="row row-cols-3 small">
        {classes.map(({ name, passes }) => (
          <li key={name}>
            <Passed passes={passes} />
            <b className="d-block title num text-ink">{grouped(passes)}</b>
            <span className="lead">{name}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
