import type { ReactNode } from 'react';

export type TermProps = { name: string; children: ReactNode };

/** A row of `<Terms>`. */
export function Term({ name, children }: TermProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
