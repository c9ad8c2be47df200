import styles from './NoiseBesideDesk.module.scss';

/** A machine's noise in dB(A), at speed 1 and at top speed. */
export type NoiseRange = { model: string; speed1DbA: number; topDbA: number };

export type NoiseChartProps = { machines: readonly NoiseRange[] };

const [left, right, first, step] = [36, 474, 104, 84];
const x = (decibels: number) => left + ((right - left) * (decibels - 16)) / 46;

/** Typical textbook levels that everybody knows. */
const familiar = [
  { name: 'whisper', dbA: 30 },
  { name: 'library', dbA: 40 },
  { name: 'talk', dbA: 60 },
];

/** The range of each machine from speed 1 to top speed on one scale, between sounds that everybody knows. */
export function NoiseChart({ machines }: NoiseChartProps) {
  const bottom = first + step * machines.length - 24;
  const label = machines.map(({ model, speed1DbA, topDbA }) => `${model} ${speed1DbA} to ${topDbA}`).join(', ');
  return (
    <svg viewBox={`0 0 480 ${bottom + 4}`} className={styles.chart} role="img" aria-label={`Noise in dB(A): ${label}`}>
      {familiar.map(({ name, dbA }) => (
        <g key={name}>
          <path d={`M${x(dbA)} 52V${bottom}`} className={styles.familiar} />
          <text x={x(dbA)} y="18" textAnchor="middle">
            {dbA}
            <tspan x={x(dbA)} dy="20" className={styles.name}>
              {name}
            </tspan>
          </text>
        </g>
      ))}
      {machines.map(({ model, speed1DbA, topDbA }, row) => {
        const y = first + row * step;
        const ticks = Array.from({ length: topDbA - speed1DbA + 1 }, (_, index) => speed1DbA + index);
        return (
          <g key={model}>
            <text x="0" y={y + 6} fontWeight="600">
              {model}
            </text>
            <path d={ticks.map((db) => `M${x(db)} ${y - 14}v28`).join('')} className={styles.ticks} />
            <path d={`M${x(speed1DbA)} ${y - 14}v28`} stroke="var(--teal)" strokeWidth="4" />
            <path d={`M${x(topDbA)} ${y - 14}v28`} stroke="#b9572a" strokeWidth="4" />
            <text x={x(speed1DbA)} y={y + 36} textAnchor="middle" fill="var(--teal)">
              {speed1DbA}
            </text>
            <text x={x(topDbA)} y={y + 36} textAnchor="middle">
              {topDbA}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
