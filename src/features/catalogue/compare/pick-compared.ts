import type { Product } from '@/data/products/product';
import { maxCompared, type LeftOut } from '@/lib/compare-url';

/** The products of an address that can stand side by side, with what had to be left out. */
export type Compared = { products: Product[]; leftOut: LeftOut[] };

/** The first four products of one kind, that of the first one. @param found what stands behind each name, undefined where nothing does */
export function pickCompared(names: readonly string[], found: readonly (Product | undefined)[]): Compared {
  const kind = found.find((product) => product !== undefined)?.kind;
  const products: Product[] = [];
  const leftOut: LeftOut[] = [];
  names.forEach((name, index) => {
    const product = found[index];
    if (!product) leftOut.push({ name, reason: 'unknown' });
    else if (product.kind !== kind) leftOut.push({ name: product.model, reason: 'other-kind' });
    else if (products.length === maxCompared) leftOut.push({ name: product.model, reason: 'too-many' });
    else products.push(product);
  });
  return { products, leftOut };
}
