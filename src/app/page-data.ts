import { productDataName, shopDataName } from '@/data/products/data-names';
import { isMissing } from '@/data/products/load-data';
import type { RouteMatch } from '@/lib/match-route';

/** The name of the data that a page shows of the catalogue; undefined where it shows none that grow. */
export function pageDataName({ key, slug, page }: RouteMatch): string | undefined {
  if (slug !== undefined) return productDataName(slug);
  return key === 'shop' || key === 'shopPage' ? shopDataName(undefined, page ?? 1) : undefined;
}

/** The page that an address really shows: the not-found page where it is already known that there is no such product. */
export function shownPage(match: RouteMatch): RouteMatch {
  const name = pageDataName(match);
  return name !== undefined && isMissing(name) ? { key: 'notFound' } : match;
}
