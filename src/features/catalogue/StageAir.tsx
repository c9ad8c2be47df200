import styles from './StageAir.module.scss';

const lines = Array.from({ length: 7 }, (_, index) => index);

/** Room air comes in low on the left in copper and leaves at the top in cyan. Drawn over the picture, 400 by 500. */
export function StageAir() {
  return (
    <svg className={styles.air} viewBox="0 0 400 500" aria-hidden="true">
      <g className={styles.into}>
        {lines.map((index) => {
          const y = 236 + index * 28;
          return <path key={index} d={`M-6 ${y + 34 - index * 16}C26 ${y + 30 - index * 14} 46 ${y} 78 ${y}`} />;
        })}
      </g>
      <g className={styles.out}>
        {lines.map((index) => {
          const x = 104 + index * 21;
          const lean = index - 2;
          return <path key={index} d={`M${x} 60C${x} 36 ${x + lean * 6} 16 ${x + lean * 17} -8`} />;
        })}
      </g>
    </svg>
  );
}
