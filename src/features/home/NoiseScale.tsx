import styles from './Drawing.module.scss';

/** One tick a decibel; specification: from below 20 dB at speed 1, up to 58 dB. */
const [scaleDb, quietestDb, loudestDb] = [76, 20, 58];

const ticks = Array.from({ length: scaleDb + 1 }, (_, decibel) => decibel);
const at = (decibel: number) => `${((decibel / (scaleDb + 1)) * 100).toFixed(2)}%`;

/** A rule of decibels with the range of the machines drawn tall. */
export function NoiseScale() {
  return (
    <svg height="80" className={styles.drawing}>
      {ticks.map((decibel) => {
        const inRange = decibel >= quietestDb && decibel <= loudestDb;
        return (
          <rect
            key={decibel}
            x={at(decibel)}
            y={inRange ? 6 : 18}
            width="1.5"
            height={inRange ? 36 : 12}
            fill={inRange ? '#1493A0' : '#B9C6CE'}
          />
        );
      })}
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
    </svg>
  );
}
