import type { ProductSummary, ShopGroup } from './product';

/** What a tile of the shop shows. */
export type ShopItem = Pick<
  ProductSummary,
  'slug' | 'kind' | 'model' | 'group' | 'pricePence' | 'shopLine' | 'picture' | 'pictureAlt'
>;

/** One page of the shop's list, of all products or of one group. */
export type ShopListing = {
  /** Without one, all products. */
  group?: ShopGroup;
  items: readonly ShopItem[];
  /** From 1. */
  page: number;
  pages: number;
  /** How many products there are in all and in each group, whatever the list shows. */
  counts: Readonly<Record<ShopGroup | 'all', number>>;
  /** How many there are of each kind, and the least and the most rated airflow of a purifier, in m³/h. */
  kinds: Readonly<Record<ProductSummary['kind'], number>>;
  ratedM3PerHour: readonly [least: number, most: number];
};

/** The most products that one page of the shop shows. Twelve rows of three, eighteen of two. */
export const itemsPerPage = 36;

/** How many pages a number of products fills; an empty group has one, too. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / itemsPerPage));
}

function itemOf({ slug, kind, model, group, pricePence, shopLine, picture, pictureAlt }: ProductSummary): ShopItem {
  return {
    slug,
    kind,
    model,
    shopLine,
    picture,
    pictureAlt,
    ...(group && { group }),
    ...(pricePence !== undefined && { pricePence }),
  };
}

function countKinds(catalogue: readonly ProductSummary[]): ShopListing['kinds'] {
  const kinds = { purifier: 0, bottle: 0, filter: 0, meter: 0 };
  for (const { kind } of catalogue) kinds[kind] += 1;
  return kinds;
}

function ratedRange(catalogue: readonly ProductSummary[]): ShopListing['ratedM3PerHour'] {
  const rated = catalogue.flatMap((product) => (product.kind === 'purifier' ? [product.ratedCadrM3PerHour] : []));
  // Not spread into Math.min: a long catalogue is more than a call takes.
  const inOrder = rated.sort((one, other) => one - other);
  return [inOrder[0] ?? 0, inOrder.at(-1) ?? 0];
}

/** Those of some products that are in a group, in their order, or all of them. */
export function itemsOfGroup<Item extends { group?: ShopGroup }>(
  items: readonly Item[],
  group: ShopGroup | undefined,
): readonly Item[] {
  return group === undefined ? items : items.filter((item) => item.group === group);
}

/** The lists of the shop, each group counted and filtered once. Returns the list of a page, undefined where there is no such page. */
export function shopListings(
  catalogue: readonly ProductSummary[],
): (group: ShopGroup | undefined, page: number) => ShopListing | undefined {
  const all = catalogue.map(itemOf);
  const groups = { air: itemsOfGroup(all, 'air'), water: itemsOfGroup(all, 'water') };
  const counts = { all: all.length, air: groups.air.length, water: groups.water.length };
  const range = { kinds: countKinds(catalogue), ratedM3PerHour: ratedRange(catalogue) };
  return (group, page) => {
    const items = group ? groups[group] : all;
    const pages = pageCount(items.length);
    if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
    const shown = items.slice((page - 1) * itemsPerPage, page * itemsPerPage);
    return { ...(group && { group }), items: shown, page, pages, counts, ...range };
  };
}
