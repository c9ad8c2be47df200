import { forgetFailureAfterMs, loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';

type Found = readonly (Product | undefined)[];

/** Pending loads by slugs, because `use()` needs the same promise on each render. */
const pending = new Map<string, Promise<Found>>();

/** Loads products in parallel, synchronously if all are cached; undefined for unknown slugs. */
export function loadCompared(slugs: readonly string[]): Found | Promise<Found> {
  const loading = slugs.map((slug) => loadProduct(slug));
  const found = loading.flatMap((loaded) => (loaded instanceof Promise ? [] : [loaded]));
  if (found.length === loading.length) return found;
  const name = slugs.join(',');
  const known = pending.get(name);
  if (known) return known;
  const all = Promise.all(loading);
  pending.set(name, all);
  all.then(
    () => pending.delete(name),
    () => setTimeout(() => pending.delete(name), forgetFailureAfterMs),
  );
  return all;
}
