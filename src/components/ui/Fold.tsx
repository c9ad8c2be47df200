import type { ReactNode } from 'react';
import styles from './Fold.module.scss';

type FoldProps = {
  summary: ReactNode;
  /** Less space, for one of many rows. */
  isShort?: boolean;
  /** Without its row and always open in a wide window. */
  isOpenWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Text that opens by itself, whatever else is open; see Disclosure for one of a group. */
export function Fold({ summary, isShort = false, isOpenWide = false, className = '', children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${isOpenWide ? styles.openWide : ''} ${className}`} suppressHydrationWarning>
      <summary className={`fw-semibold ${styles.summary} ${isShort ? styles.short : ''}`}>{summary}</summary>
      {children}
    </details>
  );
}
