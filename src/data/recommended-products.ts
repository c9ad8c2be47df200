import { purifiers } from './purifiers';
import { capitalised } from '@/lib/format/count-word';
import type { CalculatorModelName } from '@/domain/machines';

/** The recommended machines of a sector, the first one first, as products, each with its reason (about six words) by its slug. */
export function recommendedProducts(recommended: readonly { model: CalculatorModelName; reason: string }[]) {
  const named = recommended.map(({ model, reason }) => ({ product: purifiers[model], reason }));
  return {
    products: named.map(({ product }) => product),
    reasons: Object.fromEntries(named.map(({ product, reason }) => [product.slug, capitalised(reason)])),
  };
}
