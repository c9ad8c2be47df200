import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ShopGroup } from '@/data/products/product';
import { useHydrated } from '@/hooks/use-hydrated';
import { href } from '@/lib/href';
import { groupFromQuery, groupParameter } from './shop-groups';

/**
 * The group of the address and the way to another one, each a step of the browser's history.
 * The prerendered page knows no query, so the group counts only once the page has been taken over.
 */
export function useShopGroup(): [ShopGroup | undefined, (group: ShopGroup | undefined) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const group = isHydrated ? groupFromQuery(parameters.get(groupParameter)) : undefined;

  function choose(chosen: ShopGroup | undefined): void {
    const after = new URLSearchParams(parameters);
    if (chosen) after.set(groupParameter, chosen);
    else after.delete(groupParameter);
    void navigate({ pathname: href('shop'), search: after.toString() });
  }

  return [group, choose];
}
