import { matchPath } from 'react-router-dom';
import { routes, type RouteKey } from '@/config/routes';
import { isSlug } from './is-slug';
import { pageNumber } from './page-number';

/** A page of the route table, with the product or the page of the shop where its address names one. */
export type RouteMatch = { key: RouteKey; slug?: string; page?: number };

const patterns = Object.entries(routes) as [RouteKey, { path: string }][];

/**
 * Which page of the route table an address inside the site belongs to; every unknown one is the not-found page. Whether
 * there is a product of that name, or so many pages of the shop, only their data can tell.
 */
export function matchRoute(pathname: string): RouteMatch {
  for (const [key, { path }] of patterns) {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (!match) continue;
    const { slug, page } = match.params;
    if (slug !== undefined) return isSlug(slug) ? { key, slug } : { key: 'notFound' };
    if (page === undefined) return { key };
    const number = pageNumber(page);
    return number === undefined ? { key: 'notFound' } : { key, page: number };
  }
  return { key: 'notFound' };
}

/** The name of the page in the HTML's marker: what was prerendered may only be hydrated by the same page. */
export function pageMarker({ key, slug, page }: RouteMatch): string {
  return [key, slug ?? page].filter((part) => part !== undefined).join(':');
}
