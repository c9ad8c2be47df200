import { productSlugs, type ProductSlug } from '@/config/product-slugs';
import { href } from './href';

/** The most machines of one kind in a price request. */
export const maxUnits = 999;

/** Ends the address of every link that asks for a price; `PriceRequest` answers them all. */
export const requestHash = '#request';

/** A price request for a number of machines, open on the product's page where no script answers the press. */
export function priceRequestUrl(slug: ProductSlug, units?: number): string {
  const query = units === undefined ? '' : `?units=${units}`;
  return href('product', { slug }) + query + requestHash;
}

/** A price request that begins with the choice of a product. */
export function priceChoiceUrl(): string {
  return `${href('shop')}?group=air${requestHash}`;
}

/** The quantity in an address as it stands there, which the form checks; undefined if there is none. */
export function quantityIn(search: string): string | undefined {
  return new URLSearchParams(search).get('units')?.trim().slice(0, 20) || undefined;
}

/** What the price request is opened with. */
export type RequestedPrice = {
  /** Undefined where the visitor has to choose. */
  slug: ProductSlug | undefined;
  quantity: string;
  /** The number typed before, which that of a link replaces. */
  replaced?: string | undefined;
  /** What the machines were worked out for, as in "a classroom of 9 × 7 × 3 m". */
  room?: string | undefined;
};

/** The product whose page an address names. */
export function slugIn(pathname: string): ProductSlug | undefined {
  return productSlugs.find((slug) => pathname.endsWith(href('product', { slug })));
}
