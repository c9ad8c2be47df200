import type { ProductSummary } from '@/data/products/product';
import { maxCompared } from '@/lib/compare-url';

type Item = Pick<ProductSummary, 'slug' | 'kind' | 'model'>;

/** The choice after a press on a product, with what is said of it. */
export type Picks = { slugs: string[]; said: string };

/**
 * Takes a product into the choice or out of it. One of another kind begins the choice anew; a fifth is refused.
 * @param items the products on the page, whose kinds are known
 */
export function nextPicks(picks: readonly string[], item: Item, items: readonly Item[]): Picks {
  const { slug, kind, model } = item;
  if (picks.includes(slug)) return { slugs: picks.filter((pick) => pick !== slug), said: `${model} left out.` };
  const ofKind = picks.filter((pick) => (items.find((one) => one.slug === pick)?.kind ?? kind) === kind);
  if (ofKind.length >= maxCompared) {
    return { slugs: ofKind, said: `${maxCompared} side by side are the most. Take one out first.` };
  }
  const slugs = [...ofKind, slug];
  if (ofKind.length < picks.length) {
    return { slugs, said: `Only products of one kind are compared: begun again with ${model}.` };
  }
  return {
    slugs,
    said: slugs.length === 1 ? `${model} chosen. Choose one more.` : `${slugs.length} chosen to compare.`,
  };
}
