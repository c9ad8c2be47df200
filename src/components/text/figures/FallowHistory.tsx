import { rate, rateAch } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { speedOf } from '@/domain/speeds';
import { Chart, type ChartSize } from './Figure';
import styles from './Figure.module.scss';

/** `minutes` ascend; empty where a step changed no times. */
type Step = { date: string; text: string; wait: string; minutes: readonly number[] };

/** Sources: those of the article. */
const steps: readonly Step[] = [
  {
    date: 'June 2020',
    text: 'Practices in England reopen. Public Health England asks for an hour.',
    wait: '60 min',
    minutes: [60],
  },
  {
    date: '25 September 2020',
    text: 'The working group’s review: by ventilation, suction and rubber dam.',
    wait: '10 to 30 min',
    minutes: [10, 30],
  },
  {
    date: '20 October 2020',
    text: 'All four nations adopt it. No ventilation: no such procedures. 1 to 5 air changes or unknown: 30. 6 to 9: 20. 10 or more: 15. With high-volume suction, rubber dam or both: as little as 10.',
    wait: '10, 15, 20 or 30 min',
    minutes: [10, 15, 20, 30],
  },
  {
    date: '14 April 2022',
    text: 'The guidance is updated for the last time, then withdrawn.',
    wait: 'Withdrawn',
    minutes: [],
  },
];

/** Minutes until 99% of the particles of the example's surgery are gone: one Generation Y, windows shut. */
const cleared = [
  { running: 'full', text: 'at full speed' },
  { running: 'working', text: `on speed ${speedOf('GEN Y', 'working').speed}` },
] as const;
const minutesOf = (running: (typeof cleared)[number]['running']) =>
  clearanceWholeMinutes(rateAch(rate('GEN Y', 40.95, { speed: running })));

const axisMinutes = 60;

type Row = { name: string; minutes: readonly number[]; label: string; fill: string; stroke?: string };

const rows: readonly Row[] = [
  ...cleared.map(({ running, text }, index) => ({
    name: `Our surgery ${text}`,
    minutes: [minutesOf(running)],
    label: String(minutesOf(running)),
    fill: index === 0 ? 'var(--teal)' : 'var(--teal-500)',
  })),
  ...steps
    .filter(({ minutes }) => minutes.length > 0)
    .map(({ date, wait, minutes }) => ({
      name: date,
      minutes,
      label: wait.replace(/\smin$/, ''),
      fill: 'var(--sand)',
      stroke: 'var(--copper)',
    })),
];

/** Our surgery and the waits of the guidance, as bars on one axis of an hour. */
function MinutesDrawing({ width, height, isNarrow }: ChartSize) {
  const [bar, pitch, first] = isNarrow ? [24, 54, 20] : [40, 56, 0];
  const left = isNarrow ? 0 : 328;
  const axis = height - 30;
  const x = (minutes: number) => Number((left + ((width - 2 - left) * minutes) / axisMinutes).toFixed(1));
  return (
    <>
      {rows.map(({ name, minutes, label, fill, stroke }, index) => {
        const y = first + index * pitch;
        const [from, to] = [minutes.length > 1 ? (minutes[0] ?? 0) : 0, minutes.at(-1) ?? 0];
        const isWhole = to === axisMinutes;
        return (
          <g key={name}>
            <text y={isNarrow ? y - 7 : y + 26} className={stroke ? styles.waitLabel : styles.strong}>
              {name}
              {stroke && index === cleared.length && ', withdrawn'}
            </text>
            <rect x={x(from)} y={y} width={x(to) - x(from)} height={bar} fill={fill} stroke={stroke} />
            {minutes.slice(1, -1).map((wait) => (
              <path key={wait} d={`M${x(wait)} ${y}v${bar}`} stroke={stroke} />
            ))}
            <text
              x={isWhole ? x(to) - 10 : x(to) + 10}
              y={y + bar / 2 + (isNarrow ? 8 : 13)}
              textAnchor={isWhole ? 'end' : 'start'}
              className={styles.level}
            >
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M${left} ${axis}H${width}`} stroke="var(--ink)" />
      {[0, 15, 30, 45, 60].map((minutes) => (
        <g key={minutes}>
          <path d={`M${x(minutes)} ${axis}v6`} stroke="var(--ink)" />
          <text
            x={x(minutes)}
            y={axis + 24}
            textAnchor={minutes === 0 ? 'start' : minutes === axisMinutes ? 'end' : 'middle'}
          >
            {minutes === axisMinutes ? '60 min' : minutes}
          </text>
        </g>
      ))}
    </>
  );
}

/** The minutes of the example’s surgery, and the waiting times that the guidance once asked for. */
export function FallowHistory() {
  const ours = cleared.map(({ running, text }) => `${minutesOf(running)} minutes ${text}`).join(', ');
  const waits = steps.map(({ date, wait }) => `${date}: ${wait}`).join('; ');
  return (
    <Chart
      title="Figure 1. What the air takes, and what guidance once asked for"
      note="Ours: one Generation Y, until 99% of the particles are gone, by arithmetic; real rooms take up to ten times as long. The guidance is history: do not work from it."
      description={`Drawing of minutes. The air of our surgery, by arithmetic: ${ours}. The wait after an aerosol-generating procedure, withdrawn: ${waits}.`}
      Drawing={MinutesDrawing}
      heights={{ wide: 312, narrow: 310 }}
    >
      <dl className="row row-cols-1 row-cols-md-2 row-cols-lg-4 gy-3 mt-2 small">
        {steps.map(({ date, text, wait }) => (
          <div key={date}>
            <dt>
              {date}: {wait}
            </dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </Chart>
  );
}
