import type { ProductSlug } from '@/config/product-slugs';
import { href } from './href';

/** Most units one price request can be for. */
export const maxUnits = 999;

/** On a product's page: opens its price request. */
export const requestHash = '#request';

/** The address of a product whose price request starts with a number of units, as a calculation found them. */
export function priceRequestUrl(slug: ProductSlug, units: number): string {
  return `${href('product', { slug })}?units=${units}`;
}

/** The number of units that an address asks for, from 1 to `maxUnits`, or undefined where it asks for none. */
export function unitsIn(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('units') ?? '';
  const units = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  return units >= 1 && units <= maxUnits ? units : undefined;
}
