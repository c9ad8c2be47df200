import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './Drawing.module.scss';

/** Specification: below 20 dB at speed 1, up to 58 dB. */
const [scaleDb, quietestDb, loudestDb] = [76, 20, 58];

const share = (decibel: number) => `${((decibel / (scaleDb + 1)) * 100).toFixed(2)}%`;

type TicksProps = { from: number; to: number; isTall?: boolean };

/** One dash for each decibel from `from` to before `to`. */
function Ticks({ from, to, isTall = false }: TicksProps) {
  const height = isTall ? 36 : 12;
  return (
    <svg
      x={share(from)}
      y={24 - height / 2}
      width={share(to - from)}
      height={height}
      viewBox={`0 0 ${to - from} 1`}
      preserveAspectRatio="none"
    >
      <path
        d={`M0 .5H${to - from}`}
        strokeDasharray=".25 .75"
        strokeWidth="1"
        stroke={isTall ? 'var(--air)' : 'var(--grey-200)'}
      />
    </svg>
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
      <text x={share(quietestDb)} y="70" textAnchor="middle" className={styles.strong}>
        &lt;{quietestDb}
      </text>
      <text
        x={share((quietestDb + loudestDb) / 2)}
        y="70"
        textAnchor="middle"
        className={`${styles.weak} ${styles.spare}`}
      >
        speed 1 to top
      </text>
      <text x={share(loudestDb)} y="70" textAnchor="middle" className={styles.strong}>
        {loudestDb} dB(A)
      </text>
    </StaticSvg>
  );
}
