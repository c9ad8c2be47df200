import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';

type Found = readonly (Product | undefined)[];

/** What is under way, by its names: `use()` needs the same promise at each render. */
const pending = new Map<string, Promise<Found>>();

/** As long as a failure is remembered (data/products/load-product), so that the view that waits for it sees it. */
const forgetFailureAfterMs = 1000;

/** Loads some products at the same time, undefined where there is none of that name: at once where all are at hand. */
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
