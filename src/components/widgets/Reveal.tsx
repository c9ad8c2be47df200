import type { ReactNode } from 'react';

export type RevealProps = { children: ReactNode; className?: string };

/** A heading or a stage below the fold that rises into place as it is reached (AOS). Never data tables, never forms. */
export function Reveal({ children, className }: RevealProps) {
  return (
    <div data-aos="fade-up" className={className}>
      {children}
    </div>
  );
}
