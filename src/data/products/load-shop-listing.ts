import { shopDataName } from './data-names';
import { loadData, type Loaded } from './load-data';
import type { ShopGroup } from './product';
import type { ShopListing } from './shop-listing';

/** Loads one page of the shop's list; undefined where there is no such page. */
export function loadShopListing(group: ShopGroup | undefined, page: number): Loaded<ShopListing> {
  return loadData(shopDataName(group, page));
}
