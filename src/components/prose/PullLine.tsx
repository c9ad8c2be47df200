import type { ReactNode } from 'react';
import styles from './PullLine.module.scss';

export type PullLineProps = { children: ReactNode };

export function PullLine({ children }: PullLineProps) {
  return (
    <div className={styles.pull}>
      <p>{children}</p>
    </div>
  );
}
