import type { ReactNode } from 'react';
import styles from './Reading.module.scss';

export type ReadingColumnsProps = {
  children: ReactNode;
  /** Sticky; before the text on phones. */
  side: ReactNode;
  widget?: ReactNode;
  sideAt?: 'left' | 'right';
};

export function ReadingColumns({ children, side, widget, sideAt = 'right' }: ReadingColumnsProps) {
  return (
    <div className={`d-grid ${styles.columns} ${styles[sideAt]}`}>
      <div className={styles.side}>
        <div className={`d-grid ${styles.sticky}`}>
          <div className={`d-grid ${styles.first}`}>{side}</div>
          {widget && <div className={styles.last}>{widget}</div>}
        </div>
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
