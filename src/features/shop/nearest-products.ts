import type { ProductSummary } from '@/data/products/product';

export type ProductName = Pick<ProductSummary, 'slug' | 'model'>;

/** Levenshtein distance. */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + change,
      );
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** Compares only the first letters, which bounds the work. */
const longestSlug = 60;

export function nearestProducts(names: readonly ProductName[], typed: string, count: number): ProductName[] {
  const typedSlug = typed.toLowerCase().slice(0, longestSlug);
  return names
    .map((name) => ({ name, distance: editDistance(typedSlug, name.slug) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name);
}
