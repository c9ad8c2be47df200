import type { ReactNode } from 'react';
import styles from './InShort.module.scss';

export type InShortProps = { children: ReactNode };

export function InShort({ children }: InShortProps) {
  return (
    <div className={styles.short}>
      <strong>In short:</strong> {children}
    </div>
  );
}
