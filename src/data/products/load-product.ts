import type { Product } from './product';

const modules = import.meta.glob<{ product: Product }>('./*/product.ts');

const loading = new Map<string, Promise<Product | undefined>>();

/**
 * Loads one product by its slug, once; undefined where there is none of that name.
 * The same promise comes back each time, so that `use(loadProduct(slug))` is stable over renders.
 */
export function loadProduct(slug: string): Promise<Product | undefined> {
  const known = loading.get(slug);
  if (known) return known;
  const load = modules[`./${slug}/product.ts`];
  const product = load ? load().then((module) => module.product) : Promise.resolve(undefined);
  loading.set(slug, product);
  // A product whose module did not arrive may be asked for again.
  product.catch(() => loading.delete(slug));
  return product;
}
