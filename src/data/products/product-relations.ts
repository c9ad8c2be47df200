import { catalogue } from './catalogue';
import type { FilterSummary, Product, ProductData, ProductSummary } from './product';

const bySlug = new Map<string, ProductSummary>(catalogue.map((summary) => [summary.slug, summary]));
const filters = catalogue.filter((summary): summary is FilterSummary => summary.kind === 'filter');
const meter = catalogue.find(({ kind }) => kind === 'meter');

function summaryOf<Kind extends ProductSummary['kind']>(slug: string, kind: Kind) {
  const summary = bySlug.get(slug);
  if (summary?.kind !== kind) throw new Error(`The catalogue has no ${kind} "${slug}"`);
  return summary as Extract<ProductSummary, { kind: Kind }>;
}

/**
 * Adds the summaries of related products.
 * @throws if no filter or more than one fits a machine, or a slug names no product of the right kind
 */
export function withRelations(product: ProductData): Product {
  switch (product.kind) {
    case 'purifier': {
      const fitting = filters.filter(({ fits }) => fits === product.slug);
      const [filter] = fitting;
      if (!filter || fitting.length > 1)
        throw new Error(`${fitting.length} filters fit "${product.slug}": one is needed`);
      if (meter?.kind !== 'meter') throw new Error('The catalogue has no meter');
      return { ...product, parts: [filter, meter] };
    }
    case 'bottle':
      return { ...product, otherColour: summaryOf(product.otherColourSlug, 'bottle') };
    case 'filter':
      return {
        ...product,
        machine: summaryOf(product.fits, 'purifier'),
        others: filters.filter(({ slug }) => slug !== product.slug),
      };
    case 'meter':
      return product;
    default:
      return product satisfies never;
  }
}
