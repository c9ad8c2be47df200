import { productSlugs } from '../src/config/product-slugs';
import { routes, type RouteKey, type RouteSpec } from '../src/config/routes';

/** Every address that shows a page of its own, from the route table. */
export const pageAddresses: string[] = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
  const route: RouteSpec = routes[key];
  // The shop has further pages only where the catalogue is longer than one: see the tests of its page.
  if (route.redirectTo || key === 'shopPage') return [];
  return key === 'product' ? productSlugs.map((slug) => route.path.replace(':slug', slug)) : [route.path];
});

/** The addresses that lead on to another. */
export const redirectAddresses: [from: string, to: string][] = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
  const route: RouteSpec = routes[key];
  const target = (routes as Record<string, RouteSpec>)[route.redirectTo ?? ''];
  return target ? [[route.path, target.path] as [string, string]] : [];
});
