import { withDelivery } from '@/data/products/delivery';
import type { ProductSummary, ShopGroup } from '@/data/products/product';
import { counted, countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';

type ShopTab = { label: string; group?: ShopGroup };

/** The shop's tabs; the one without a group shows everything. */
export const shopTabs: readonly ShopTab[] = [
  { label: 'Show All' },
  { label: 'Air Purifiers', group: 'air' },
  { label: 'Water Purifiers', group: 'water' },
];

/** Query parameter: `/shop?group=air`. */
export const groupParameter = 'group';

/** The group that the address names, or undefined for all. */
export function groupFromQuery(value: string | null): ShopGroup | undefined {
  return shopTabs.find(({ group }) => group === value)?.group;
}

/** The products of a group, or all without a group. */
export function productsOfGroup(
  products: readonly ProductSummary[],
  group: ShopGroup | undefined,
): readonly ProductSummary[] {
  return group === undefined ? products : products.filter((product) => product.group === group);
}

function countKind(products: readonly ProductSummary[], kind: ProductSummary['kind']): number {
  return products.filter((product) => product.kind === kind).length;
}

/** Meta description of the shop. */
export function shopDescription(products: readonly ProductSummary[]): string {
  const rated = products.flatMap((product) => (product.kind === 'purifier' ? [product.ratedCadrM3PerHour] : []));
  const purifiers = counted(rated.length, 'air purifier', 'air purifiers');
  const range = `from ${grouped(Math.min(...rated))} to ${grouped(Math.max(...rated))} m³/h`;
  const bottles = counted(countKind(products, 'bottle'), 'UV-C water bottle', 'UV-C water bottles');
  const meterCount = countKind(products, 'meter');
  const meters = meterCount === 1 ? 'an air quality meter' : `${countWord(meterCount)} air quality meters`;
  return `All ${countWord(products.length)} products: ${purifiers} ${range} with their filters, ${bottles} and ${meters}. Prices include VAT.`;
}

/** What a living room takes, with its prices. */
export function shopLead(products: readonly ProductSummary[]): string {
  const { name = '', pricePence = 0 } = products.find(({ slug }) => slug === 'generation-x') ?? {};
  return `Cleaner air for a living room: one ${name}, ${money(pricePence)}, or ${money(withDelivery(pricePence))} delivered (sample). We sell by written quote.`;
}
