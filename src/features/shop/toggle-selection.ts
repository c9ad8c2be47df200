import type { ProductSummary } from '@/data/products/product';
import { maxCompared } from '@/lib/links/compare-url';

type Item = Pick<ProductSummary, 'slug' | 'kind' | 'name'>;

type Selection = {
  slugs: string[];
  message: string;
  /** More happened than was pressed: the message is shown as well as announced. */
  isUnexpected?: true;
};

/** Adds or removes a product: one of another kind restarts the selection, a fifth is refused. @param items the products on the page */
export function toggleSelection(selected: readonly string[], item: Item, items: readonly Item[]): Selection {
  const { slug, kind, name } = item;
  if (selected.includes(slug)) return { slugs: selected.filter((each) => each !== slug), message: `${name} left out.` };
  const ofKind = selected.filter(
    (selectedSlug) => (items.find((each) => each.slug === selectedSlug)?.kind ?? kind) === kind,
  );
  if (ofKind.length >= maxCompared) {
    return {
      slugs: ofKind,
      message: `${maxCompared} side by side are the most. Take one out first.`,
      isUnexpected: true,
    };
  }
  const slugs = [...ofKind, slug];
  if (ofKind.length < selected.length) {
    return { slugs, message: `Only products of one kind are compared: begun again with ${name}.`, isUnexpected: true };
  }
  return {
    slugs,
    message: slugs.length === 1 ? `${name} chosen. Choose one more.` : `${slugs.length} chosen to compare.`,
  };
}
