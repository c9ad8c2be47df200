import { useSearchParams } from 'react-router-dom';
import type { ShopGroup } from '@/data/products/product';
import { useHydrated } from '@/hooks/use-hydrated';
import { groupFromQuery, groupParameter } from './shop-groups';

/**
 * The group of the address and the way to another one, each a step of the browser's history. The prerendered page knows
 * no query, so the group counts only once the page has been taken over.
 */
export function useShopGroup(): [ShopGroup | undefined, (group: ShopGroup | undefined) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useHydrated();
  const group = isHydrated ? groupFromQuery(parameters.get(groupParameter)) : undefined;

  function choose(chosen: ShopGroup | undefined): void {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (chosen) after.set(groupParameter, chosen);
      else after.delete(groupParameter);
      return after;
    });
  }

  return [group, choose];
}
