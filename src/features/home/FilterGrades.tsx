import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './FilterGrades.module.scss';

type Grade = { name: string; held: string; passes: number; ours?: true };

/** EN 1822 and ISO 29463: share held at the most penetrating particle size, and particles of 100,000 that pass. */
const grades: readonly Grade[] = [
  { name: 'E11', held: '95%', passes: 5000 },
  { name: 'H13', held: '99.95%', passes: 50, ours: true },
  { name: 'H14', held: '99.995%', passes: 5 },
];

const maxPasses = 5000;

export function FilterGrades() {
  return (
    <>
      <p className={styles.scale}>Of 100,000 particles of the most penetrating size, this many get through</p>
      <div className={`align-items-center small ${styles.grades}`}>
        {grades.map(({ name, held, passes, ours }) => (
          <div key={name} className={ours ? styles.ours : ''}>
            <span>{`${name}, ${held}`}</span>
            <StaticSvg height="10">
              <rect width={`${(passes / maxPasses) * 100}%`} height="10" className={styles.bar} />
              <rect width="1.5" height="10" className={styles.bar} />
            </StaticSvg>
            <span className="text-end">{passes.toLocaleString('en-GB')}</span>
          </div>
        ))}
      </div>
    </>
  );
}
