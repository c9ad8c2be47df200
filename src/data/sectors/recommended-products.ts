import { purifiers } from '@/data/purifiers';
import { capitalised } from '@/lib/format/count-word';
import type { Sector } from './sector';

/** The recommended machines of a sector as products, each with its reason by its slug. */
export function recommendedProducts(recommended: Sector['recommended']) {
  const named = recommended.map(({ model, reason }) => ({ product: purifiers[model], reason }));
  return {
    products: named.map(({ product }) => product),
    reasons: Object.fromEntries(named.map(({ product, reason }) => [product.slug, capitalised(reason)])),
  };
}
