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

/** One page of each kind. */
export const addressesOfEachKind: string[] = [
  ...(['home', 'contact', 'shop', 'blog', 'roomPlanner', 'gym'] as const).map((key) => routes[key].path),
  ...['generation-z', 'gen-x-filter'].map((slug) => routes.product.path.replace(':slug', slug)),
];

/** Built like another page that is tested, from data of the same shape: `test:long` opens them too. */
export const sameShapeAddresses = [
  '/home',
  '/how-much-clean-air-a-classroom-needs',
  '/the-speed-you-can-talk-over',
  '/terms-and-conditions',
  '/acceptable-use-policy',
  '/cookie-policy',
  '/product-details/generation-s',
  '/product-details/generation-y',
  '/product-details/gen-s-filter',
  '/product-details/gen-y-filter',
  '/product-details/gen-z-filter',
  '/product-details/achilles-water-bottle-black',
];
