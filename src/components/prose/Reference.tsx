import type { ReactNode } from 'react';

export type ReferenceProps = { number: number; children: ReactNode };

/** One source: title, publisher, date. */
export function Reference({ number, children }: ReferenceProps) {
  return (
    <li id={`reference-${number}`} value={number}>
      {children}
    </li>
  );
}
