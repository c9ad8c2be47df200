import type { ProductSlug } from '@/config/product-slugs';
import { href } from './href';

export const maxUnits = 999;

/** Opens the price request on a product's page. */
export const requestHash = '#request';

/** A product's page with the initial quantity of its price request. */
export function priceRequestUrl(slug: ProductSlug, units: number): string {
  return `${href('product', { slug })}?units=${units}`;
}

/** The quantity in an address, from 1 to `maxUnits`; undefined if there is none. */
export function unitsIn(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('units') ?? '';
  const units = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  return units >= 1 && units <= maxUnits ? units : undefined;
}
