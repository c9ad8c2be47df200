import type { ReactNode } from 'react';
import styles from './ScrollRegion.module.scss';

export type ScrollRegionProps = { label: string; children: ReactNode };

/** Cards beside each other; in a narrow window a row that scrolls sideways, the next card partly visible. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.region}>
      <ol className={`plain-list d-grid ${styles.cards}`}>{children}</ol>
    </div>
  );
}
