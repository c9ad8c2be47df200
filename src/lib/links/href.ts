import type { ProductSlug } from '@/config/product-slugs';
import { routes, type PlainRouteKey, type RouteKey } from '@/config/routes';

/** The path of a page, for `<SiteLink to>`; an unknown page or product is a type error. */
export function href(key: PlainRouteKey): string;
/** The path of a page. A product page needs its slug. */
export function href(key: 'product', parameters: { slug: ProductSlug }): string;
export function href(key: RouteKey, parameters: { slug?: ProductSlug } = {}): string {
  return routes[key].path.replace(':slug', String(parameters.slug));
}
