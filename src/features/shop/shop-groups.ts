import type { ProductSummary, ShopGroup } from '@/data/products/product';

type ShopTab = { label: string; group?: ShopGroup };

/** The shop's tabs; the one without a group shows everything. */
export const shopTabs: readonly ShopTab[] = [
  { label: 'Show All' },
  { label: 'Air Purifiers', group: 'air' },
  { label: 'Water Purifiers', group: 'water' },
];

/** Query parameter: `/shop?group=air`. */
export const groupParameter = 'group';

export function groupFromQuery(value: string | null): ShopGroup | undefined {
  return shopTabs.find(({ group }) => group === value)?.group;
}

export function productsOfGroup(
  products: readonly ProductSummary[],
  group: ShopGroup | undefined,
): readonly ProductSummary[] {
  return group === undefined ? products : products.filter((product) => product.group === group);
}
