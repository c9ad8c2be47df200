import { StaticSvg } from '@/components/ui/StaticSvg';
import { grouped } from '@/lib/format/number';
import { Figure } from './Figure';

/** EN 1822 and ISO 29463: particles of 100,000, at the most penetrating size, that may pass. */
const classes = [
  { name: 'E11', passes: 5000, note: 'below HEPA; some sheets print it as “H11”' },
  { name: 'H13', passes: 50, note: 'in our purifiers' },
  { name: 'H14', passes: 5, note: 'the finest of the three' },
] as const;

const [width, height, margin] = [500, 320, 12];

/** One point for each within the same margin: spread by the plastic number (the R2 sequence), each moved a little. */
function scattered(count: number): string {
  const most = height / Math.sqrt(count);
  const at = (index: number, step: number, side: number) => {
    const moved = count > 100 ? most * (((index * index * step) % 1) - 0.5) : 0;
    return Math.round(margin + (side - 2 * margin) * ((0.5 + index * step) % 1) + moved);
  };
  return Array.from(
    { length: count },
    (_, index) => `M${at(index, 0.7548777, width)} ${at(index, 0.5698403, height)}h0`,
  ).join('');
}

/** Dots for the particles that pass each class of filter. */
export function ThroughTheFilter() {
  return (
    <Figure
      title="Figure 1. Of 100,000 particles, these get through"
      note="One dot for each, at the most penetrating particle size, in one pass, at the limit of the class."
    >
      <ul className="row g-3 g-lg-4">
        {classes.map(({ name, passes, note }) => (
          <li key={name} className="col-12 col-lg-4">
            {/* Low on a phone: its dots move together and stay round. */}
            <StaticSvg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              height="150"
              className="d-block w-100 h-lg-auto mb-2"
              aria-hidden="true"
            >
              <rect width={width} height={height} fill="var(--ice)" />
              <path
                d={scattered(passes)}
                stroke="var(--copper)"
                strokeWidth="3"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </StaticSvg>
            <b className="d-block h2 num text-ink">{grouped(passes)}</b>
            <b className="me-2">{name}</b>
            <span className="small muted">{note}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
