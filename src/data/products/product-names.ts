import type { ProductSummary } from './product';

/** What is needed to offer a product by its name. */
export type ProductName = Pick<ProductSummary, 'slug' | 'model'>;

/** Names of one file. Small enough to be fetched for a mistyped address, whatever the catalogue's length. */
export const namesPerShard = 100;

/** All names by the alphabet of their slugs, a shard after the other. */
export function nameShards(catalogue: readonly ProductSummary[]): ProductName[][] {
  const names = catalogue
    .map(({ slug, model }) => ({ slug, model }))
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return Array.from({ length: Math.ceil(names.length / namesPerShard) }, (_, shard) =>
    names.slice(shard * namesPerShard, (shard + 1) * namesPerShard),
  );
}

/** Where a name would stand. @param firstSlugs the first slug of each shard, in order */
export function shardOf(firstSlugs: readonly string[], name: string): number {
  return Math.max(
    0,
    firstSlugs.findLastIndex((first) => first <= name),
  );
}
