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
  return shopTabs.find(({ group }) => group !== undefined && group === value)?.group;
}

/** The products of a group in the order of the catalogue, or all of them. */
export function productsOfGroup(products: readonly ProductSummary[], group: ShopGroup | undefined): ProductSummary[] {
  return products.filter((product) => group === undefined || product.group === group);
}
