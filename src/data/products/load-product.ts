import { embeddedProduct } from '@/lib/browser/embedded-product';
import type { Product, ProductData } from './product';

type LoadedProduct = Product | undefined | Promise<Product>;

const modules = import.meta.glob<ProductData>('./*/product.ts', { import: 'product' });

const loaded = new Map<string, Product | Promise<Product>>();

/** The waiting view reads the failure first; a later one retries. */
export const forgetFailureAfterMs = 1000;

async function importProduct(load: () => Promise<ProductData>): Promise<Product> {
  const [product, { withRelations }] = await Promise.all([load(), import('./product-relations')]);
  return withRelations(product);
}

/** Loads a product once, because `use()` needs the same promise at each render. */
export function loadProduct(slug: string): LoadedProduct {
  const known = loaded.get(slug);
  if (known) return known;
  const load = modules[`./${slug}/product.ts`];
  if (!load) return undefined;
  const embedded = embeddedProduct<Product>(slug);
  if (embedded) {
    loaded.set(slug, embedded);
    return embedded;
  }
  const arriving = importProduct(load);
  loaded.set(slug, arriving);
  arriving.then(
    (product) => loaded.set(slug, product),
    () => setTimeout(() => loaded.delete(slug), forgetFailureAfterMs),
  );
  return arriving;
}
