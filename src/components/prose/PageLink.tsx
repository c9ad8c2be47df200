import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { PlainRouteKey } from '@/config/routes';
import { href } from '@/lib/href';

export type PageLinkProps = { page: PlainRouteKey; children: ReactNode };

/** A link inside a text to a page of the site, by its key in the route table. */
export function PageLink({ page, children }: PageLinkProps) {
  return <SiteLink to={href(page)}>{children}</SiteLink>;
}
