import { productSlugs } from '@/config/product-slugs';
import { catalogue } from './catalogue';
import { nameIndex, productDataName, shardDataName, shopDataName } from './data-names';
import type { ProductData, ShopGroup } from './product';
import { nameShards } from './product-names';
import { withRelations } from './product-relations';
import { pageCount, shopListings } from './shop-listing';

/** All data by name from the modules of the catalogue: for the build and for development, never part of a page. */
const modules = import.meta.glob<{ product: ProductData }>('./*/product.ts');

const listing = shopListings(catalogue);
const shards = nameShards(catalogue);

const groups: Record<string, ShopGroup | undefined> = { all: undefined, air: 'air', water: 'water' };

async function findProduct(slug: string): Promise<unknown> {
  const module = await modules[`./${slug}/product.ts`]?.();
  return module && withRelations(module.product);
}

/** The data of a name, undefined where there are none. */
export async function findData(name: string): Promise<unknown> {
  if (name === nameIndex) return shards.map(([first]) => first?.slug);
  const [kind, first = '', second = ''] = name.split('/');
  switch (kind) {
    case 'products':
      return findProduct(first);
    case 'shop':
      return Object.hasOwn(groups, first) ? listing(groups[first], Number(second)) : undefined;
    case 'names':
      return shards[Number(first)];
    default:
      return undefined;
  }
}

/** How many pages the shop's list of all products has. */
export const shopPages = pageCount(catalogue.length);

/** The name of everything that `findData` finds. */
export function* dataNames(): Generator<string> {
  for (const slug of productSlugs) yield productDataName(slug);
  for (const group of Object.values(groups)) {
    const pages = listing(group, 1)?.pages ?? 0;
    for (let page = 1; page <= pages; page += 1) yield shopDataName(group, page);
  }
  yield nameIndex;
  for (const shard of shards.keys()) yield shardDataName(shard);
}
