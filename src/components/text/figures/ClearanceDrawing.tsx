import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { clearanceMinutes } from '@/domain/clearance';
import { rate, rateAch } from '@/domain/air-changes';
import styles from './ClearanceDrawing.module.scss';

export type ClearanceDrawingProps = {
  /** In px; below 500 it is the phone version. */
  width: number;
  height: number;
  className: string;
};

const maxAirChanges = 20;
const maxMinutes = 96;

const pointCount = 30;

const round = (units: number) => Number(units.toFixed(1));

/** Waits from and to air changes per hour, in minutes: UK dental IPC appendix, October 2020. */
const waits = [
  { from: 1, to: 6, minutes: 30 },
  { from: 6, to: 10, minutes: 20 },
  { from: 10, to: maxAirChanges, minutes: 15 },
];

/** The example's surgery: one Generation Y at full speed and a window. */
const surgery = rateAch(rate('GEN Y', 40.95, { ventilationAch: 1 }));

export function ClearanceDrawing({ width, height, className }: ClearanceDrawingProps) {
  const gradient = useId();
  const isNarrow = width < 500;
  const left = isNarrow ? 32 : 52;
  const right = width - (isNarrow ? 4 : 12);
  const top = 26;
  const bottom = height - 62;
  const x = (airChanges: number) => round(left + ((right - left) * airChanges) / maxAirChanges);
  const y = (minutes: number) => round(bottom - ((bottom - top) * minutes) / maxMinutes);
  const first = clearanceMinutes(1) / maxMinutes;
  const steps = Array.from({ length: pointCount }, (_, k) => first * (maxAirChanges / first) ** (k / (pointCount - 1)));
  const curve = steps.map((step) => `${x(step)} ${y(clearanceMinutes(step))}`).join('L');

  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles.drawing} ${isNarrow ? styles.small : ''} ${className}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1={x(2.9)} x2={x(maxAirChanges)} y1="0" y2="0">
          <stop stopColor="var(--intake)" />
          <stop offset=".42" stopColor="var(--air)" />
          <stop offset="1" stopColor="var(--teal)" />
        </linearGradient>
      </defs>
      <rect x={x(10)} y={top} width={x(maxAirChanges) - x(10)} height={bottom - top} className={styles.ten} />
      {[15, 30, 45, 60, 75, 90].map((minutes) => (
        <path key={minutes} d={`M${left} ${y(minutes)}H${right}`} className={styles.grid} />
      ))}
      {[0, 30, 60, 90].map((minutes) => (
        <text key={minutes} x={left - 8} y={round(y(minutes) + 5)} textAnchor="end" className={styles.soft}>
          {minutes}
        </text>
      ))}
      <text x={left} y={12} className={styles.soft}>
        Minutes
      </text>
      <path d={`M${left} ${bottom}H${right}M${x(10)} ${top}V${bottom}`} className={styles.axis} />
      {[3, 6, 10, 15, 20].map((airChanges) => (
        <g key={airChanges}>
          <path d={`M${x(airChanges)} ${bottom}v8`} className={styles.axis} />
          <text x={x(airChanges)} y={bottom + 27} textAnchor={airChanges === maxAirChanges ? 'end' : 'middle'}>
            {airChanges}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 52} textAnchor="end" className={styles.soft}>
        Air changes per hour
      </text>
      <text x={x(10) + 12} y={top + 22} className={styles.strong}>
        {isNarrow ? 'Ten and above' : 'Ten air changes and above'}
      </text>
      {waits.map(({ from, to, minutes }) => (
        <g key={minutes}>
          <path d={`M${x(from)} ${y(minutes)}H${x(to) - (to === maxAirChanges ? 0 : 3)}`} className={styles.wait} />
          <text
            x={x(from) + (minutes > 15 ? 0 : -7)}
            y={round(y(minutes) + (minutes > 15 ? -7 : 4))}
            textAnchor={minutes > 15 ? 'start' : 'end'}
            className={styles.waitLabel}
          >
            {minutes}
          </text>
        </g>
      ))}
      <path d={`M${x(10)} ${y(10)}H${right}`} className={`${styles.wait} ${styles.dashed}`} />
      <text x={x(10) - 7} y={round(y(10) + 8)} textAnchor="end" className={styles.waitLabel}>
        10
      </text>
      <path d={`M${curve}`} fill="none" stroke={`url(#${gradient})`} strokeWidth="2.4" />
      {[3, 6, 10].map((airChanges) => (
        <g key={airChanges}>
          <circle cx={x(airChanges)} cy={y(clearanceMinutes(airChanges))} r="5" className={styles.dot} />
          <text x={round(x(airChanges) + 11)} y={round(y(clearanceMinutes(airChanges)) - 7)} className={styles.reading}>
            {`${clearanceMinutes(airChanges).toFixed(0)} min`}
          </text>
        </g>
      ))}
      <circle cx={x(surgery)} cy={y(clearanceMinutes(surgery))} r="5.5" className={styles.surgery} />
      <path d={`M${x(surgery)} ${y(clearanceMinutes(surgery)) - 8}V${y(40)}`} className={styles.axis} />
      <text x={x(surgery)} y={y(40) - 26} textAnchor="middle" className={styles.soft}>
        our surgery
      </text>
      <text x={x(surgery)} y={y(40) - 8} textAnchor="middle" className={styles.reading}>
        17 min
      </text>
    </StaticSvg>
  );
}
