import { StaticSvg } from '@/components/ui/StaticSvg';
import { shareLeft } from '@/domain/clearance';
import styles from './Sitting.module.scss';
import { leftOfHundred, resetMin, resets } from './table-reset';

const [width, height] = [600, 205];
const x = (minutes: number) => (width * minutes) / resetMin;
const y = (share: number) => height * (1 - share);
const tones = [styles.windows, styles.working, styles.full] as const;

function curve(ach: number): string {
  return Array.from({ length: resetMin + 1 }, (_, minute) => {
    return `${minute === 0 ? 'M' : 'L'}${x(minute)} ${y(shareLeft(ach, minute)).toFixed(1)}`;
  }).join('');
}

const label = `What is left in the air over ${resetMin} minutes: ${resets
  .map(({ name, ach }) => `${name.toLowerCase()}, ${leftOfHundred(ach)} of 100`)
  .join('; ')}.`;

/** What the first sitting left, falling over the quarter of an hour, at three settings. */
export function SittingChart() {
  return (
    <StaticSvg viewBox={`0 -14 ${width + 56} ${height + 44}`} className={styles.chart} role="img" aria-label={label}>
      {resets.map(({ name, ach }, index) => (
        <g key={name} className={tones[index]}>
          <path d={`${curve(ach)}V${height}H0Z`} className={styles.area} />
          <path d={curve(ach)} className={styles.curve} />
          <text x={width + 10} y={y(shareLeft(ach, resetMin)) + 7}>
            {leftOfHundred(ach)}
          </text>
        </g>
      ))}
      <path d={`M0 ${height}H${width}`} stroke="var(--ink)" />
      {[0, 5, 10, resetMin].map((minute) => (
        <g key={minute}>
          <path d={`M${x(minute)} ${height}v6`} stroke="var(--ink)" />
          <text
            x={x(minute)}
            y={height + 25}
            className={styles.minute}
            textAnchor={minute === 0 ? 'start' : minute === resetMin ? 'end' : 'middle'}
          >
            {minute === resetMin ? `${minute} min` : minute}
          </text>
        </g>
      ))}
    </StaticSvg>
  );
}
