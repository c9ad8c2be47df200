import type { ReactNode } from 'react';
import styles from './Fold.module.scss';

type FoldProps = {
  summary: ReactNode;
  /** Less space, for one of many rows. */
  isShort?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Text that opens by itself, whatever else is open; see Disclosure for one of a group. */
export function Fold({ summary, isShort = false, className = '', children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`} suppressHydrationWarning>
      <summary className={`fw-semibold ${styles.summary} ${isShort ? styles.short : ''}`}>{summary}</summary>
      {children}
    </details>
  );
}
