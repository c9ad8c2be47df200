import type { ReactNode } from 'react';
import styles from './PullLine.module.scss';

export type PullLineProps = { children: ReactNode };

/** One line of an article at the size of a heading, under a short copper rule. */
export function PullLine({ children }: PullLineProps) {
  return (
    <div className={styles.pull}>
      <p>{children}</p>
    </div>
  );
}
