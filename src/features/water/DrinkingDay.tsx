import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { cycleHours, fillHours, waterLevels } from './drinking-day';
import styles from './DrinkingDay.module.scss';

type DrinkingDayProps = {
  title: string;
  lead: string;
  chartKey: { water: string; cycle: string; fill: string };
  chartNote: string;
};

type DayChartProps = {
  /** `middle` and `narrow` have fewer words. */
  size: 'wide' | 'middle' | 'narrow';
  className?: string | undefined;
};

const sizes = {
  wide: { width: 1280, height: 300, left: 56, right: 1272, text: 14, beam: 14, lineWidth: 1.3 },
  middle: { width: 736, height: 300, left: 46, right: 732, text: 13, beam: 10, lineWidth: 1.3 },
  narrow: { width: 358, height: 300, left: 38, right: 354, text: 12, beam: 4, lineWidth: 0.8 },
} as const;
const top = 40;
const marksMl = [250, 500, 750] as const;

function DayChart({ size, className }: DayChartProps) {
  const id = useId();
  const { width, height, left, right, text, beam, lineWidth } = sizes[size];
  const bottom = height - 46;
  const x = (hour: number) => Number((left + ((right - left) * hour) / 24).toFixed(1));
  const y = (ml: number) => Number((bottom - ((bottom - top) * ml) / 750).toFixed(1));
  const line = waterLevels.map(([hour, ml]) => `${x(hour)} ${y(ml)}`).join('L');
  const dayParts = [
    { hour: 0, label: 'Midnight', anchor: 'start' },
    { hour: 6, label: '6 am', anchor: 'middle' },
    { hour: 12, label: 'Midday', anchor: 'middle' },
    { hour: 18, label: '6 pm', anchor: 'middle' },
    { hour: 24, label: 'Midnight', anchor: 'end' },
  ] as const;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      role="img"
      aria-label="Level of water in the bottle through a day with three fills, at 7 am, 12.30 pm and 6 pm, and a cleaning cycle every two hours"
    >
      <defs>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--pane-300)" />
          <stop offset="1" stopColor="var(--ice)" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--uv)" stopOpacity="0.32" />
          <stop offset="1" stopColor="var(--uv)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {marksMl.map((ml) => (
        <g key={ml}>
          <path d={`M${left} ${y(ml)}H${right}`} stroke="var(--rule)" />
          <text x={left - (beam + 4)} y={y(ml) + 5} fontSize={text} textAnchor="end" fill="var(--slate)">
            {ml}
          </text>
        </g>
      ))}
      <path d={`M${line}L${right} ${bottom}L${left} ${bottom}Z`} fill={`url(#${id}water)`} />
      <path d={`M${line}`} stroke="var(--air)" strokeWidth="1.6" strokeLinejoin="round" />
      {cycleHours.map((hour) => (
        <g key={hour}>
          <rect x={x(hour) - beam / 2} y={top - 8} width={beam} height={bottom - top + 8} fill={`url(#${id}beam)`} />
          <path d={`M${x(hour)} ${top - 16}V${bottom}`} stroke="var(--uv)" strokeWidth={lineWidth} />
        </g>
      ))}
      {fillHours.map((hour) => (
        <g key={hour}>
          <circle cx={x(hour)} cy={y(750)} r="5.5" fill="var(--copper)" />
          {size !== 'narrow' && (
            <>
              <path d={`M${x(hour)} 14V${top - 6}`} stroke="var(--copper)" />
              <text x={x(hour)} y="8" fontSize={text} fontWeight="600" textAnchor="middle" fill="var(--copper)">
                Fill, wait 60 s
              </text>
            </>
          )}
        </g>
      ))}
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--ink)" />
      {dayParts.map(({ hour, label, anchor }) => (
        <g key={hour}>
          <path d={`M${x(hour)} ${bottom}v8`} stroke="var(--ink)" />
          <text x={x(hour)} y={bottom + 28} fontSize={text} textAnchor={anchor} fill="var(--slate)">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function DrinkingDay({ title, lead, chartKey, chartNote }: DrinkingDayProps) {
  return (
    <Section labelledBy="day-heading">
      <SectionHeading id="day-heading" title={title} lead={lead} />
      <figure className={styles.day}>
        <DayChart size="wide" className="d-none d-lg-block" />
        <DayChart size="middle" className="d-none d-md-block d-lg-none" />
        <DayChart size="narrow" className="d-block d-md-none" />
        <figcaption className="d-flex flex-wrap justify-content-between column-gap-4 row-gap-2 pt-3 small">
          <ul className="plain-list d-flex flex-wrap column-gap-4 row-gap-2">
            <li className={`d-flex align-items-center gap-2 ${styles.water}`}>{chartKey.water}</li>
            <li className={`d-flex align-items-center gap-2 ${styles.cycle}`}>{chartKey.cycle}</li>
            <li className={`d-flex align-items-center gap-2 ${styles.fill}`}>{chartKey.fill}</li>
          </ul>
          <span className="muted">{chartNote}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
