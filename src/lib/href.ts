import type { ProductSlug } from '@/config/product-slugs';
import { routes, type PlainRouteKey } from '@/config/routes';

/** The address of a page inside the site, for `<SiteLink to>`. A page or product that does not exist is a type error. */
export function href(key: PlainRouteKey): string;
export function href(key: 'product', parameters: { slug: ProductSlug }): string;
export function href(key: PlainRouteKey | 'product', parameters?: { slug: ProductSlug }): string {
  return parameters ? routes[key].path.replace(':slug', parameters.slug) : routes[key].path;
}
