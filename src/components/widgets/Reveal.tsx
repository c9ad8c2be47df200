import type { ReactNode } from 'react';

export type RevealProps = { children: ReactNode; className?: string };

/** Animates a heading or stage on scroll (AOS); not for tables or forms. */
export function Reveal({ children, className }: RevealProps) {
  return (
    <div data-aos="fade-up" className={className}>
      {children}
    </div>
  );
}
