import { isSlug } from '@/lib/is-slug';
import { productDataName } from './data-names';
import { loadData, type Loaded } from './load-data';
import type { Product } from './product';

/** Loads one product by its slug; undefined where there is none of that name. */
export function loadProduct(slug: string): Loaded<Product> {
  return isSlug(slug) ? loadData(productDataName(slug)) : undefined;
}
