import type { ReactNode } from 'react';
import styles from './ReadingMain.module.scss';

export type ReadingMainProps = { children: ReactNode };

/** The ground of a page without a banner: leaves room for the header that lies over it. */
export function ReadingMain({ children }: ReadingMainProps) {
  return <div className={styles.main}>{children}</div>;
}
