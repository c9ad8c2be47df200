import type { ReactNode } from 'react';
import { backgrounds } from './backgrounds';
import styles from './ClosingRows.module.scss';

type ClosingRowsProps = {
  background?: keyof typeof backgrounds;
  /** The second column of each row begins with that of a list in two columns. */
  isInHalves?: boolean;
  children: ReactNode;
};

/** A list and the sections of one row that continue it, on one background; the last ends above the next background. */
export function ClosingRows({ background = 'white', isInHalves = false, children }: ClosingRowsProps) {
  return (
    <div className={`pb-4 pb-sm-5 ${isInHalves ? styles.halves : styles.rows} ${backgrounds[background]}`}>
      {children}
    </div>
  );
}
