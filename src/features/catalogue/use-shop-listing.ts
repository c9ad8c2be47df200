import { useDeferredValue } from 'react';
import { loadShopListing } from '@/data/products/load-shop-listing';
import type { ShopGroup } from '@/data/products/product';
import { itemsOfGroup, pageCount, type ShopListing } from '@/data/products/shop-listing';
import { useLoaded } from '@/hooks/use-loaded';

/** The list of a group at the page that the list of everything is at, or at the group's last one. */
function pageOfGroup(everything: ShopListing, group: ShopGroup): number {
  return Math.min(everything.page, pageCount(everything.counts[group]));
}

/** Loads the list of a group ahead of a press, where this page does not hold it already. */
export function preloadGroup(everything: ShopListing, group: ShopGroup | undefined): void {
  if (group && everything.pages > 1) void loadShopListing(group, 1);
}

/**
 * The list to show for a group. A catalogue of one page is filtered here and now; of a longer one the group's own list is
 * fetched, and the list before it stays until it has arrived.
 * @param everything the list of all products at the page of the address
 */
export function useShopListing(everything: ShopListing, group: ShopGroup | undefined): ShopListing {
  const isWhole = everything.pages === 1;
  const laterGroup = useDeferredValue(group);
  const shownGroup = isWhole ? group : laterGroup;
  const fetched = useLoaded(
    shownGroup && !isWhole ? loadShopListing(shownGroup, pageOfGroup(everything, shownGroup)) : undefined,
  );
  if (isWhole && shownGroup)
    return { ...everything, group: shownGroup, items: itemsOfGroup(everything.items, shownGroup) };
  return fetched ?? everything;
}
