import { matchPath } from 'react-router-dom';
import { productSlugs, type ProductSlug } from '@/config/product-slugs';
import { routes, type RouteKey } from '@/config/routes';

/** A page of the route table, with the product where its address names one. */
export type RouteMatch = { key: RouteKey; slug?: ProductSlug };

const patterns = Object.entries(routes) as [RouteKey, { path: string }][];

/** Which page of the route table an address inside the site belongs to; every unknown one is the not-found page. */
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

/** The name of the page in the HTML's marker: what was prerendered may only be hydrated by the same page. */
export function pageMarker({ key, slug }: RouteMatch): string {
  return slug ? `${key}:${slug}` : key;
}
