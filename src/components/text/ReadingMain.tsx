import type { ReactNode } from 'react';
import styles from './ReadingMain.module.scss';

export type ReadingMainProps = { children: ReactNode };

/** Leaves room for the header on pages without a banner. */
export function ReadingMain({ children }: ReadingMainProps) {
  return <div className={styles.main}>{children}</div>;
}
