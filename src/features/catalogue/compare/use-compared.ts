import { use } from 'react';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { readSlugs } from '@/lib/compare-link';
import { pickCompared, type Compared } from './pick-compared';

/** The products that an address asks to compare, all fetched at the same time. Suspends; what cannot be fetched is thrown. */
export function useCompared(asked: string): Compared {
  const { slugs, leftOut } = readSlugs(asked);
  const loading = slugs.map((slug) => loadProduct(slug));
  const found: (Product | undefined)[] = [];
  for (const loaded of loading) found.push(loaded instanceof Promise ? use(loaded) : loaded);
  const compared = pickCompared(slugs, found);
  return { products: compared.products, leftOut: [...leftOut, ...compared.leftOut] };
}
