import styles from './FilterGrades.module.scss';

type Grade = { name: string; held: string; passes: number; ours?: true };

/** EN 1822 and ISO 29463: share held at the most penetrating particle size, and what passes in per cent. */
const grades: readonly Grade[] = [
  { name: 'E11', held: '95%', passes: 5 },
  { name: 'H13', held: '99.95%', passes: 0.05, ours: true },
  { name: 'H14', held: '99.995%', passes: 0.005 },
];

/** Decades between everything and what passes, as a share of the longest bar's track. */
function barWidth(passes: number): string {
  return `${((Math.log10(100 / passes) / 4.6) * 100).toFixed(1)}%`;
}

/** Three filter grades on one logarithmic scale, ours in bold. */
export function FilterGrades() {
  return (
    <>
      <div className={styles.grades}>
        {grades.map(({ name, held, passes, ours }) => (
          <div key={name} className={ours ? styles.ours : ''}>
            <span>{name}</span>
            <svg height="10">
              <rect width="100%" height="10" className={styles.track} />
              <rect width={barWidth(passes)} height="10" className={styles.bar} />
            </svg>
            <span>{held}</span>
          </div>
        ))}
      </div>
      <p className={`fine ${styles.scale}`}>
        Held at the most penetrating size. Log scale of what gets through: 5%, 0.05%, 0.005%
      </p>
    </>
  );
}
