import type { ProductSlug } from '@/config/product-slugs';
import type { FilterSlug, Product } from './products/product';

/** A product with a model in 3D. */
export type ModelledProduct = Exclude<Product, { kind: 'filter' }>;
/** Slug of a product with a model in 3D. */
export type ModelledSlug = Exclude<ProductSlug, FilterSlug>;

/** Path below `public/`; `glb` for browsers and Android, `usdz` for Quick Look. */
export function modelFile(slug: string, type: 'glb' | 'usdz'): string {
  return `models/${slug}.${type}`;
}

export const studioLightFile = 'models/studio.hdr';
