import { matchPath } from 'react-router-dom';
import { productSlugs, type ProductSlug } from '@/config/product-slugs';
import { routes, type RouteKey } from '@/config/routes';

/** A route, and the product of its address. */
export type RouteMatch = { key: RouteKey; slug?: ProductSlug };

const patterns = Object.entries(routes) as [RouteKey, { path: string }][];

/** The route of a path; `notFound` for an unknown path or product. */
export function matchRoute(pathname: string): RouteMatch {
  for (const [key, { path }] of patterns) {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (!match) continue;
    if (!('slug' in match.params)) return { key };
    const slug = productSlugs.find((each) => each === match.params.slug);
    return slug ? { key, slug } : { key: 'notFound' };
  }
  return { key: 'notFound' };
}

/** The page's name in `data-page`, which must match before hydration. */
export function pageMarker({ key, slug }: RouteMatch): string {
  return slug ? `${key}:${slug}` : key;
}
