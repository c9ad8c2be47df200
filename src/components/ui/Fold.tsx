import type { ReactNode } from 'react';
import styles from './Fold.module.scss';

export type FoldProps = {
  summary: ReactNode;
  /** Initial state only; the browser keeps the state afterwards. */
  startsOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Text that opens by itself, whatever else is open; see Disclosure for one of a group. */
export function Fold({ summary, startsOpen = false, className = '', children }: FoldProps) {
  return (
    <details open={startsOpen} className={`${styles.fold} ${className}`} suppressHydrationWarning>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
