import { Link, type LinkProps } from 'react-router-dom';
import { usePagePreload } from './PagePreload';

export type SiteLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link inside the site; pointing at it, touching it or focusing it already loads the page's code. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const preload = usePagePreload();
  const page = to.replace(/[?#].*$/, '');
  // A link to a place on this page has nothing to load.
  const warm = () => page && preload(page);
  // No page is discovered by a server of ours: the note that asks for it would only make the HTML longer.
  return <Link to={to} discover="none" onPointerEnter={warm} onTouchStart={warm} onFocus={warm} {...rest} />;
}
