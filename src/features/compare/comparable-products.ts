import type { Product } from '@/data/products/product';
import { maxCompared, type LeftOut } from '@/lib/links/compare-url';

/** The products of a comparison, and what its address names in vain. */
export type Compared = { products: Product[]; leftOut: LeftOut[] };

/** The first four products of the first one's kind; filters have too little to compare. @param found the product of each name, undefined if unknown */
export function comparableProducts(names: readonly string[], found: readonly (Product | undefined)[]): Compared {
  const kind = found.find((product) => product && product.kind !== 'filter')?.kind;
  const products: Product[] = [];
  const leftOut: LeftOut[] = [];
  names.forEach((name, index) => {
    const product = found[index];
    if (!product) leftOut.push({ name, reason: 'unknown' });
    else if (product.kind === 'filter') leftOut.push({ name: product.name, reason: 'filter' });
    else if (product.kind !== kind) leftOut.push({ name: product.name, reason: 'other-kind' });
    else if (products.length === maxCompared) leftOut.push({ name: product.name, reason: 'too-many' });
    else products.push(product);
  });
  return { products, leftOut };
}
