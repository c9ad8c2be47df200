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

/** Two bars of our surgery over the waits of the guidance, on one axis of an hour. */
function MinutesDrawing({ width, isNarrow }: ChartSize) {
  const bar = isNarrow ? 52 : 92;
  const row = bar + (isNarrow ? 26 : 14);
  const waits = steps.filter(({ minutes }) => minutes.length > 0);
  const waitRow = isNarrow ? 46 : 44;
  const firstWait = row * cleared.length + (isNarrow ? 56 : 66);
  const axis = firstWait + waitRow * waits.length + 8;
  const x = (minutes: number) => Number(((width * minutes) / axisMinutes).toFixed(1));
  return (
    <>
      {[15, 30, 45].map((minutes) => (
        <path key={minutes} d={`M${x(minutes)} ${firstWait - 8}V${axis}`} stroke="var(--rule)" />
      ))}
      {cleared.map(({ running, text }, index) => (
        <g key={running} transform={`translate(0 ${index * row})`}>
          <rect width={x(minutesOf(running))} height={bar} fill={index === 0 ? 'var(--teal)' : 'var(--teal-500)'} />
          <text x={x(minutesOf(running)) + (isNarrow ? 8 : 20)} y={bar * 0.78} className={styles.giant}>
            {minutesOf(running)}
            <tspan dx={isNarrow ? 6 : 12}>{isNarrow ? ' min' : ` min ${text}`}</tspan>
          </text>
          {isNarrow && (
            <text y={bar + 17} className={styles.strong}>
              {text}
            </text>
          )}
        </g>
      ))}
      <text y={firstWait - 20} className={styles.waitLabel}>
        {isNarrow ? 'The wait once asked for, withdrawn' : 'The wait that guidance once asked for, withdrawn in 2022'}
      </text>
      {waits.map(({ date, minutes }, index) => {
        const y = firstWait + index * waitRow;
        const [from, to] = [minutes.length > 1 ? (minutes[0] ?? 0) : 0, minutes.at(-1) ?? 0];
        return (
          <g key={date}>
            <rect x={x(from)} y={y} width={x(to - from)} height="12" fill="var(--sand)" stroke="var(--copper)" />
            {minutes.map((wait) => (
              <g key={wait}>
                <path
                  d={`M${x(wait) - (wait === axisMinutes ? 1 : 0)} ${y - 3}v18`}
                  stroke="var(--copper)"
                  strokeWidth="2"
                />
                <text
                  x={x(wait) + (wait === axisMinutes ? -2 : 0)}
                  y={y + 29}
                  textAnchor={wait === axisMinutes ? 'end' : 'middle'}
                  className={styles.waitLabel}
                >
                  {wait}
                </text>
              </g>
            ))}
            <text
              x={to === axisMinutes ? 0 : x(to) + 12}
              y={to === axisMinutes ? y + 29 : y + 12}
              className={styles.soft}
            >
              {date}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${axis}H${width}`} stroke="var(--ink)" />
      {[0, 15, 30, 45, 60].map((minutes) => (
        <text
          key={minutes}
          x={x(minutes)}
          y={axis + 22}
          textAnchor={minutes === 0 ? 'start' : minutes === axisMinutes ? 'end' : 'middle'}
        >
          {minutes === axisMinutes ? '60 min' : minutes}
        </text>
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
      note="Bars: one Generation Y in our surgery, windows shut, until 99% of the particles are gone, by arithmetic. Real rooms take longer, up to ten times. Lines: history, with its dates. The guidance is withdrawn: do not work from it."
      description={`Drawing of minutes. The air of our surgery, by arithmetic: ${ours}. The wait after an aerosol-generating procedure, withdrawn: ${waits}.`}
      Drawing={MinutesDrawing}
      heights={{ wide: 452, narrow: 386 }}
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
