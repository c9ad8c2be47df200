import type { ReactNode } from 'react';

export type SheetProps = {
  /** Adds to `sheet`; `bleed` fills the paper to its edges and carries no foot. */
  className?: string;
  children: ReactNode;
};

/** One printed page. What does not fit on it is an error that `npm run documents` reports. */
export function Sheet({ className = '', children }: SheetProps) {
  return <section className={`sheet ${className}`.trim()}>{children}</section>;
}
