import type { ProductSummary } from '@/data/products/product';
import { editDistance } from '@/lib/edit-distance';

/** A product by its slug and its name. */
export type ProductName = Pick<ProductSummary, 'slug' | 'name'>;

/** Compares only the first letters, which bounds the work. */
const longestSlug = 60;

/** The products whose slugs come nearest to what was typed, nearest first. */
export function nearestProducts(names: readonly ProductName[], typed: string, count: number): ProductName[] {
  const typedSlug = typed.toLowerCase().slice(0, longestSlug);
  return names
    .map((name) => ({ name, distance: editDistance(typedSlug, name.slug) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name);
}
