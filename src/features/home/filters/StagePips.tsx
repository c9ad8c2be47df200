import type { StageNumber } from '@/data/products/product';
import styles from './StagePips.module.scss';

export type StagePipsProps = { stages: readonly StageNumber[] };

const all: readonly StageNumber[] = [1, 2, 3, 4, 5, 6];

function inWords(stages: readonly StageNumber[]): string {
  if (stages.length === 1) return `Stage ${stages[0]}`;
  return `Stages ${stages.slice(0, -1).join(', ')} and ${stages[stages.length - 1]}`;
}

/** Six bars; those of the stages at work are filled. */
export function StagePips({ stages }: StagePipsProps) {
  return (
    <svg viewBox="0 0 157 4" width="157" height="4" role="img" aria-label={inWords(stages)} className={styles.pips}>
      {all.map((stage) => (
        <rect
          key={stage}
          x={(stage - 1) * 27}
          width="22"
          height="4"
          className={stages.includes(stage) ? styles.on : styles.off}
        />
      ))}
    </svg>
  );
}
