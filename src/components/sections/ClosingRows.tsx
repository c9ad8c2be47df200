import type { ReactNode } from 'react';
import { backgrounds } from './backgrounds';

type ClosingRowsProps = { background?: keyof typeof backgrounds; children: ReactNode };

/** Sections of one row on one background; the last ends above the next background. */
export function ClosingRows({ background = 'white', children }: ClosingRowsProps) {
  return <div className={`pb-4 pb-sm-5 ${backgrounds[background]}`}>{children}</div>;
}
