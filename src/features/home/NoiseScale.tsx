import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './Drawing.module.scss';

/** Specification: below 20 dB at speed 1, up to 58 dB. */
const [scaleDb, quietestDb, loudestDb] = [76, 20, 58];

const at = (decibel: number) => `${((decibel / (scaleDb + 1)) * 100).toFixed(2)}%`;

type TicksProps = { from: number; to: number; isTall?: boolean };

/** One dashed line with a dash for each decibel from `from` to before `to`. */
function Ticks({ from, to, isTall = false }: TicksProps) {
  return (
    <line
      x1={at(from)}
      x2={at(to)}
      y1="24"
      y2="24"
      pathLength={to - from}
      strokeDasharray=".25 .75"
      strokeWidth={isTall ? 36 : 12}
      stroke={isTall ? 'var(--air)' : 'var(--grey-200)'}
    />
  );
}

export function NoiseScale() {
  return (
    <StaticSvg height="80" className={styles.drawing}>
      <Ticks from={0} to={quietestDb} />
      <Ticks from={quietestDb} to={loudestDb + 1} isTall />
      <Ticks from={loudestDb + 1} to={scaleDb + 1} />
      <text x="0" y="70" className={styles.weak}>
        0
      </text>
      <text x={at(quietestDb)} y="70" textAnchor="middle" className={styles.strong}>
        &lt;{quietestDb}
      </text>
      <text
        x={at((quietestDb + loudestDb) / 2)}
        y="70"
        textAnchor="middle"
        className={`${styles.weak} ${styles.spare}`}
      >
        speed 1 to top
      </text>
      <text x={at(loudestDb)} y="70" textAnchor="middle" className={styles.strong}>
        {loudestDb} dB(A)
      </text>
    </StaticSvg>
  );
}
