import type { ReactNode } from 'react';

export type SheetProps = {
  /** `bleed` fills the paper without a footer. */
  className?: string;
  children: ReactNode;
};

/** One page; `npm run documents` reports overflow. */
export function Sheet({ className = '', children }: SheetProps) {
  return <section className={`sheet ${className}`.trim()}>{children}</section>;
}
