import type { ReactNode } from 'react';
import { Arrow } from './Arrow';
import { SiteLink } from './SiteLink';

type ArrowLinkProps = { to: string; children: ReactNode; hasArrow?: boolean; className?: string };

/** A link that stands alone, with an arrow. */
export function ArrowLink({ to, children, hasArrow = true, className = '' }: ArrowLinkProps) {
  return (
    <SiteLink to={to} className={`text-link ${className}`}>
      {children}
      {hasArrow && <Arrow />}
    </SiteLink>
  );
}
