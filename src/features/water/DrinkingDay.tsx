import { useId } from 'react';
import Container from 'react-bootstrap/Container';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { cycleHours, fillHours, waterLevels } from './drinking-day';
import styles from './DrinkingDay.module.scss';

type DrinkingDayProps = {
  title: string;
  lead: string;
  chartKey: { cycle: string; fill: string };
  chartNote: string;
};

type DayChartProps = {
  /** `narrow` has fewer words. */
  size: 'wide' | 'narrow';
  className?: string | undefined;
};

const sizes = {
  wide: { width: 1440, height: 400, edge: 80, text: 15, tick: 22 },
  narrow: { width: 390, height: 300, edge: 16, text: 13, tick: 14 },
} as const;
const top = 24;
const marksMl = [250, 500, 750] as const;
const dayParts = [
  { hour: 0, label: 'Midnight', anchor: 'start' },
  { hour: 6, label: '6 am', anchor: 'middle' },
  { hour: 12, label: 'Midday', anchor: 'middle' },
  { hour: 18, label: '6 pm', anchor: 'middle' },
  { hour: 24, label: 'Midnight', anchor: 'end' },
] as const;

/** The day begins and ends at the edges of the page. */
function DayChart({ size, className }: DayChartProps) {
  const id = useId();
  const { width, height, edge, text, tick } = sizes[size];
  const axis = height - 60;
  const x = (hour: number) => Number((edge + ((width - 2 * edge) * hour) / 24).toFixed(1));
  const y = (ml: number) => Number((axis - ((axis - top) * ml) / 750).toFixed(1));
  const line = waterLevels.map(([hour, ml], index) => {
    const [before, after] = [waterLevels[index - 1], waterLevels[index + 1]];
    const point = `${x(hour)} ${y(ml)}`;
    // Sharp at both ends and at a fill; between them bent towards the middle of the way to the next level.
    return !before || !after || before[0] === hour || after[0] === hour
      ? `L${point}`
      : `Q${point} ${x((hour + after[0]) / 2)} ${y((ml + after[1]) / 2)}`;
  });
  const [first, last] = [waterLevels[0], waterLevels.at(-1)].map((level) => y(level?.[1] ?? 0));
  const [start, end] = [x(0), x(24)];
  const surface = `M${start} ${first}${line.join('')}L${end} ${last}`;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      fontSize={text}
      role="img"
      aria-label="Level of water in the bottle through a day with three fills, at 7 am, 12.30 pm and 6 pm, and a cleaning cycle every two hours"
    >
      <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--pane-300)" />
        <stop offset="1" stopColor="var(--ice)" />
      </linearGradient>
      <path d={`${surface}V${axis}H${start}Z`} fill={`url(#${id}water)`} />
      <path d={surface} stroke="var(--air)" strokeWidth="1.6" strokeLinejoin="round" />
      {marksMl.map((ml) => (
        <g key={ml}>
          <path d={`M${edge} ${y(ml)}h10`} stroke="var(--field)" />
          <text x={edge + 16} y={y(ml) + 5} fill="var(--slate)">
            {ml} ml
          </text>
        </g>
      ))}
      {fillHours.map((hour) => (
        <circle key={hour} cx={x(hour)} cy={y(750)} r="5.5" fill="var(--copper)" />
      ))}
      <path d={`M${start} ${axis}H${end}`} stroke="var(--ink)" />
      <path
        d={[...cycleHours, 24].map((hour) => `M${x(hour)} ${axis}v${-tick}`).join('')}
        stroke="var(--uv)"
        strokeWidth={size === 'wide' ? 4 : 3}
      />
      {dayParts
        .filter(({ hour }) => size === 'wide' || hour % 12 === 0)
        .map(({ hour, label, anchor }) => (
          <text key={hour} x={x(hour)} y={axis + 32} textAnchor={anchor} fill="var(--slate)">
            {label}
          </text>
        ))}
    </svg>
  );
}

/** The words over the chart of a day. */
export function DrinkingDay({ title, lead, chartKey, chartNote }: DrinkingDayProps) {
  return (
    <section aria-labelledby="day-heading" className={styles.day}>
      <Container fluid="xxl">
        <SectionHeading id="day-heading" title={title} lead={lead} />
        <ul className="plain-list d-flex flex-wrap column-gap-4 row-gap-2 small">
          <li className={`d-flex align-items-center gap-2 ${styles.cycle}`}>{chartKey.cycle}</li>
          <li className={`d-flex align-items-center gap-2 ${styles.fill}`}>{chartKey.fill}</li>
          <li className="muted">{chartNote}</li>
        </ul>
      </Container>
      <figure className="mt-3">
        <DayChart size="wide" className="d-none d-xl-block" />
        <DayChart size="narrow" className="d-xl-none" />
      </figure>
    </section>
  );
}
