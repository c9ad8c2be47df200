import { catalogue } from './catalogue';
import type { FilterSummary, Product, ProductData, ProductSummary } from './product';

const bySlug = new Map<string, ProductSummary>(catalogue.map((summary) => [summary.slug, summary]));
const filters = new Map<string, FilterSummary>(
  catalogue.flatMap((summary) => (summary.kind === 'filter' ? [[summary.fits, summary]] : [])),
);
const meter = catalogue.find(({ kind }) => kind === 'meter');

function summaryOf<Kind extends ProductSummary['kind']>(slug: string, kind: Kind) {
  const summary = bySlug.get(slug);
  if (summary?.kind !== kind) throw new Error(`The catalogue has no ${kind} "${slug}"`);
  return summary as Extract<ProductSummary, { kind: Kind }>;
}

/**
 * Adds the summaries of related products.
 * @throws if a machine has no filter or a slug names no product of the right kind
 */
export function withRelations(product: ProductData): Product {
  switch (product.kind) {
    case 'purifier': {
      const filter = filters.get(product.slug);
      if (!filter) throw new Error(`The catalogue has no filter that fits "${product.slug}"`);
      if (meter?.kind !== 'meter') throw new Error('The catalogue has no meter');
      return { ...product, parts: [filter, meter] };
    }
    case 'bottle':
      return { ...product, otherColour: summaryOf(product.otherColourSlug, 'bottle') };
    case 'filter':
      return { ...product, machine: summaryOf(product.fits, 'purifier') };
    case 'meter':
      return product;
    default:
      return product satisfies never;
  }
}
