import type { ReactNode } from 'react';
import { Arrow } from './Arrow';
import { SiteLink } from './SiteLink';

export type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  look?: 'primary' | 'accent' | 'line' | 'white';
  arrow?: boolean;
  className?: string;
};

export function ButtonLink({ to, children, look = 'primary', arrow = false, className = '' }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={`btn btn-${look} ${className}`}>
      {children}
      {arrow && <Arrow />}
    </SiteLink>
  );
}
