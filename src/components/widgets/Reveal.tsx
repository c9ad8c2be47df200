import type { ReactNode } from 'react';

export type RevealProps = { children: ReactNode; className?: string };

export function Reveal({ children, className }: RevealProps) {
  return (
    <div data-aos="fade-up" className={className}>
      {children}
    </div>
  );
}
