import type { ReactNode } from 'react';
import styles from './Opening.module.scss';

export type OpeningProps = { children: ReactNode };

export function Opening({ children }: OpeningProps) {
  return <div className={styles.opening}>{children}</div>;
}
