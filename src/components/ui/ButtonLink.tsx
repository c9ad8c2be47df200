import type { ReactNode } from 'react';
import { Arrow } from './Arrow';
import { SiteLink } from './SiteLink';

export type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  look?: 'primary' | 'accent' | 'line' | 'white';
  arrow?: boolean;
  className?: string;
  /** The room of a link that asks for a price; the request names it. */
  'data-price-room'?: string;
};

export function ButtonLink({
  to,
  children,
  look = 'primary',
  arrow = false,
  className = '',
  ...data
}: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={`btn btn-${look} ${className}`} {...data}>
      {children}
      {arrow && <Arrow />}
    </SiteLink>
  );
}
