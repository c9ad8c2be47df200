import type { ReactNode } from 'react';
import { Arrow } from './Arrow';
import { SiteLink } from './SiteLink';

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  variant?: 'primary' | 'accent' | 'line' | 'white';
  hasArrow?: boolean;
  className?: string;
  /** The room of a link that asks for a price; the request names it. */
  'data-price-room'?: string;
};

/** A link that looks like a button. */
export function ButtonLink({
  to,
  children,
  variant = 'primary',
  hasArrow = false,
  className = '',
  ...data
}: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={`btn btn-${variant} ${className}`} {...data}>
      {children}
      {hasArrow && <Arrow />}
    </SiteLink>
  );
}
