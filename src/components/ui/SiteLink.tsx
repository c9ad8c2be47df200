import { Link, type LinkProps } from 'react-router-dom';
import { usePagePrefetch } from './PagePrefetch';

export type SiteLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** Prefetches the page's code on hover, touch or focus. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const prefetchPage = usePagePrefetch();
  const page = to.replace(/[?#].*$/, '');
  const prefetch = () => page && prefetchPage(page);
  // Omits an attribute for server route discovery.
  return (
    <Link to={to} discover="none" onPointerEnter={prefetch} onTouchStart={prefetch} onFocus={prefetch} {...rest} />
  );
}
