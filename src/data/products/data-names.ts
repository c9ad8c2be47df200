import type { ShopGroup } from './product';

/** The name of a product's data. */
export function productDataName(slug: string): string {
  return `products/${slug}`;
}

/** The name of the data of one page of the shop's list, of all products or of a group. */
export function shopDataName(group: ShopGroup | undefined, page: number): string {
  return `shop/${group ?? 'all'}/${page}`;
}

/** The name of the first slug of each shard of names. */
export const nameIndex = 'names/index';

/** The name of some hundred names of products. */
export function shardDataName(shard: number): string {
  return `names/${shard}`;
}
