import type { ReactNode } from 'react';
import styles from './Figure.module.scss';

export type ProseTableProps = { children?: ReactNode };

/** Scrolls sideways on phones. */
export function ProseTable({ children }: ProseTableProps) {
  return (
    <div className={styles.frame} role="region" aria-label="Table" tabIndex={0}>
      <table className={`${styles.table} ${styles.words}`}>{children}</table>
    </div>
  );
}
