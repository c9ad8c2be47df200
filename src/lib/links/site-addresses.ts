import { productSlugs } from '@/config/product-slugs';
import { routes, type RouteKey } from '@/config/routes';
import { href } from './href';

/** An address of the site: whether the site map lists it, and where an old address leads. */
export type SiteAddress = { path: string; isListed: boolean; redirectTo?: string };

/** Every address that the build writes, one for each product. */
export function siteAddresses(): SiteAddress[] {
  return (Object.keys(routes) as RouteKey[]).flatMap((key): SiteAddress[] => {
    const route = routes[key];
    if (key === 'product') {
      return productSlugs.map((slug) => ({ path: href(key, { slug }), isListed: true }));
    }
    if ('redirectTo' in route)
      return [{ path: route.path, isListed: false, redirectTo: routes[route.redirectTo].path }];
    return [{ path: route.path, isListed: route.isListed }];
  });
}
