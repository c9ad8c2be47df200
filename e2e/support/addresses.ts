import { productSlugs } from '../../src/config/product-slugs';
import { routes, type RouteKey, type RouteSpec } from '../../src/config/routes';

export const pageAddresses: string[] = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
  const route: RouteSpec = routes[key];
  if (route.redirectTo) return [];
  return key === 'product' ? productSlugs.map((slug) => route.path.replace(':slug', slug)) : [route.path];
});

export const redirectAddresses: [from: string, to: string][] = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
  const route: RouteSpec = routes[key];
  const target = (routes as Record<string, RouteSpec>)[route.redirectTo ?? ''];
  return target ? [[route.path, target.path] as [string, string]] : [];
});

/** One page of each kind; `EVERY_PAGE=1` selects all. */
export const addressesOfEachKind: string[] = process.env.EVERY_PAGE
  ? pageAddresses
  : [
      ...(['home', 'contact', 'shop', 'blog', 'roomPlanner', 'gym'] as const).map((key) => routes[key].path),
      ...['generation-z', 'gen-x-filter'].map((slug) => routes.product.path.replace(':slug', slug)),
    ];
