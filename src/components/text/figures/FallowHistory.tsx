import { rate, rateAch } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { speedOf } from '@/domain/speeds';
import { Chart, type ChartSize } from './Figure';
import styles from './Figure.module.scss';

type Wait = { date: string; wait: string; minutes: readonly number[] };

/** Waits of the withdrawn guidance; `minutes` ascend. Sources: those of the article. */
const waits: readonly Wait[] = [
  { date: 'June 2020', wait: '60 min', minutes: [60] },
  { date: '25 September 2020', wait: '10 to 30 min', minutes: [10, 30] },
  { date: '20 October 2020', wait: '10, 15, 20 or 30 min', minutes: [10, 15, 20, 30] },
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
  ...waits.map(({ date, wait, minutes }) => ({
    name: date,
    minutes,
    label: wait.replace(/\smin$/, ''),
    fill: 'var(--sand)',
    stroke: 'var(--copper)',
  })),
];

/** Height of the first bar, of the others, and the distance between their tops. */
const bars = { wide: [84, 32, 46], narrow: [48, 20, 46] } as const;

/** Our surgery, its time at full speed in the largest type, and the waits of the guidance, on one axis of an hour. */
function MinutesDrawing({ width, height, isNarrow }: ChartSize) {
  const [firstBar, otherBar, pitch] = bars[isNarrow ? 'narrow' : 'wide'];
  const [left, nameHeight] = isNarrow ? [0, 20] : [328, 0];
  const axis = height - 30;
  const x = (minutes: number) => Number((left + ((width - 2 - left) * minutes) / axisMinutes).toFixed(1));
  return (
    <>
      {rows.map(({ name, minutes, label, fill, stroke }, index) => {
        const isFirst = index === 0;
        const bar = isFirst ? firstBar : otherBar;
        const y = nameHeight + (isFirst ? 0 : firstBar - otherBar + index * pitch);
        const size = bar * (isFirst ? 1.1 : 0.9);
        const [from, to] = [minutes.length > 1 ? (minutes[0] ?? 0) : 0, minutes.at(-1) ?? 0];
        const isWhole = to === axisMinutes;
        return (
          <g key={name}>
            <text y={isNarrow ? y - 7 : y + bar / 2 + 5} className={stroke ? styles.waitLabel : styles.strong}>
              {name}
              {stroke && index === cleared.length && ', withdrawn'}
            </text>
            <rect x={x(from)} y={y} width={x(to) - x(from)} height={bar} fill={fill} stroke={stroke} />
            {minutes.slice(1, -1).map((wait) => (
              <path key={wait} d={`M${x(wait)} ${y}v${bar}`} stroke={stroke} />
            ))}
            <text
              x={isWhole ? x(to) - 10 : x(to) + 10}
              y={Math.round(y + bar / 2 + 0.35 * size)}
              textAnchor={isWhole ? 'end' : 'start'}
              fontSize={Math.round(size)}
              fontWeight="400"
              letterSpacing="-.04em"
            >
              {label}
              {isFirst && (
                <tspan fontSize={otherBar} letterSpacing="0">
                  {' min'}
                </tspan>
              )}
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
  const waitsText = waits.map(({ date, wait }) => `${date}: ${wait}`).join('; ');
  return (
    <Chart
      title="Figure 1. What the air takes, and what guidance once asked for"
      note="Ours: one Generation Y, until 99% of the particles are gone, by arithmetic; real rooms take up to ten times as long. The guidance is history: do not work from it."
      description={`Drawing of minutes. The air of our surgery, by arithmetic: ${ours}. The wait after an aerosol-generating procedure, withdrawn in 2022: ${waitsText}.`}
      Drawing={MinutesDrawing}
      heights={{ wide: 312, narrow: 298 }}
    />
  );
}
