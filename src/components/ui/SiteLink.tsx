import { Link, type LinkProps } from 'react-router-dom';
import { usePagePreload } from './PagePreload';

export type SiteLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** Prefetches the page's code on hover, touch or focus. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const preload = usePagePreload();
  const page = to.replace(/[?#].*$/, '');
  const warm = () => page && preload(page);
  // Omits an attribute for server route discovery.
  return <Link to={to} discover="none" onPointerEnter={warm} onTouchStart={warm} onFocus={warm} {...rest} />;
}
