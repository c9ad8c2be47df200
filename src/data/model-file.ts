import type { ProductSlug } from '@/config/product-slugs';
import type { FilterSlug, Product } from './products/product';

/** The products that have a model to turn: all but the filters. */
export type ModelledProduct = Exclude<Product, { kind: 'filter' }>;
export type ModelledSlug = Exclude<ProductSlug, FilterSlug>;

/**
 * The path below `public/` of a product's model: for browsers and Android (`glb`), or for Apple's Quick Look (`usdz`).
 */
export function modelFile(slug: string, type: 'glb' | 'usdz'): string {
  return `models/${slug}.${type}`;
}

/** The light of the studio, which all models stand in. */
export const studioLightFile = 'models/studio.hdr';
