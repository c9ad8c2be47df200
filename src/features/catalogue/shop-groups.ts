import type { ProductSummary, ShopGroup } from '@/data/products/product';

export type ShopTab = { label: string; group?: ShopGroup };

/** The tabs of the shop; the first has no group and shows everything. */
export const shopTabs: readonly ShopTab[] = [
  { label: 'Show All' },
  { label: 'Air Purifiers', group: 'air' },
  { label: 'Water Purifiers', group: 'water' },
];

/** The name of the group in the address: `/shop?group=air`. */
export const groupParameter = 'group';

/** The group that an address asks for; undefined, and so everything, where it asks for none that we know. */
export function groupFromQuery(value: string | null): ShopGroup | undefined {
  return shopTabs.find(({ group }) => group === value)?.group;
}

/** Those of some products that are in a group, in their order; without a group all of them. */
export function productsOfGroup(
  products: readonly ProductSummary[],
  group: ShopGroup | undefined,
): readonly ProductSummary[] {
  return group === undefined ? products : products.filter((product) => product.group === group);
}
