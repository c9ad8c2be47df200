import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { PlainRouteKey } from '@/config/routes';
import { href } from '@/lib/href';

export type PageLinkProps = { page: PlainRouteKey; children: ReactNode };

/** Links to a page by its key in the route table. */
export function PageLink({ page, children }: PageLinkProps) {
  return <SiteLink to={href(page)}>{children}</SiteLink>;
}
