import { matchPath } from 'react-router-dom';
import { productSlugs } from '@/config/product-slugs';
import { routes, type RouteKey } from '@/config/routes';

export type RouteMatch = { key: RouteKey; slug?: string | undefined };

const patterns = Object.entries(routes) as [RouteKey, { path: string }][];

/** Which page of the route table an address inside the site belongs to; every unknown one, an unknown product too, is the not-found page. */
export function matchRoute(pathname: string): RouteMatch {
  for (const [key, { path }] of patterns) {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (!match) continue;
    const { slug } = match.params;
    // A product that is not there is the not-found page, in the shell and in the HTML.
    if (slug !== undefined && !productSlugs.some((known) => known === slug)) break;
    return { key, slug };
  }
  return { key: 'notFound' };
}

/** The name of the page in the HTML's marker: what was prerendered may only be hydrated by the same page. */
export function pageMarker({ key, slug }: RouteMatch): string {
  return slug ? `${key}:${slug}` : key;
}
