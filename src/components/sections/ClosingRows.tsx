import type { ReactNode } from 'react';
import { backgrounds } from './backgrounds';

type ClosingRowsProps = { background?: keyof typeof backgrounds; children: ReactNode };

/** A list and the sections of one row that continue it, on one background; the last ends above the next background. */
export function ClosingRows({ background = 'white', children }: ClosingRowsProps) {
  return <div className={`pb-4 pb-sm-5 ${backgrounds[background]}`}>{children}</div>;
}
