import type { AirChangeStatus } from '@/domain/air-changes';
import styles from './StatusMark.module.scss';

export type StatusMarkProps = { status: AirChangeStatus };

const words: Record<AirChangeStatus, string> = {
  optimum: 'Optimum',
  minimum: 'Meets minimum',
  below: 'Below minimum',
};

/** How a figure stands to the targets: words with a filled, half or open disc, so that colour never says it alone. */
export function StatusMark({ status }: StatusMarkProps) {
  return (
    <span className={styles.mark}>
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        className={status === 'below' ? styles.below : ''}
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="6" className={status === 'optimum' ? styles.full : styles.ring} />
        {status === 'minimum' && <path d="M7 1a6 6 0 0 0 0 12Z" className={styles.full} />}
      </svg>
      {words[status]}
    </span>
  );
}
