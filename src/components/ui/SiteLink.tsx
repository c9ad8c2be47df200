import type { ComponentProps } from 'react';
import { env } from '@/config/env';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site such as `/shop?group=air`, or a hash of the page. */
  to: string;
};

/** A link within the site: `boot/page-links` loads its page ahead and opens it without a reload. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to.startsWith('/') ? env.folder + to : to} {...rest}>
      {children}
    </a>
  );
}
