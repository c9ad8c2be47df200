import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { matchRoute } from '@/lib/match-route';

/** `aria-current` of a menu link: 'page' on its own page, 'true' on a page below it. */
export function currentMark(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page';
  const isAbove = breadcrumbTrail(matchRoute(pathname).key)
    .slice(1)
    .some(({ to }) => to === link);
  return isAbove ? 'true' : undefined;
}
