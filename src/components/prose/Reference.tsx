import type { ReactNode } from 'react';

export type ReferenceProps = { number: number; children: ReactNode };

export function Reference({ number, children }: ReferenceProps) {
  return (
    <li id={`reference-${number}`} value={number}>
      {children}
    </li>
  );
}
