import { catalogue } from '@/data/products/catalogue';
import { href } from '@/lib/links/href';
import type { SearchResponse } from './engine/site-searcher';

/** The machine or the filter that belongs to each product. */
const partners = new Map(
  catalogue.flatMap((product) => {
    if (product.kind !== 'filter') return [];
    const [filter, machine] = [product.slug, product.fits].map((slug) => href('product', { slug }));
    return [
      [filter, machine],
      [machine, filter],
    ] as const;
  }),
);

/** Where the first answer is a product: first its machine or filter, then other products, then pages. */
export function productsFirst(found: SearchResponse): SearchResponse {
  const page = found.answers[0]?.to.replace(/[?#].*/, '');
  if (!page || !catalogue.some(({ slug }) => href('product', { slug }) === page)) return found;
  const rank = ({ entry: { path, kind } }: SearchResponse['finds'][number]) =>
    path === partners.get(page) ? 0 : kind === 'product' ? 1 : 2;
  return { ...found, finds: [...found.finds].sort((a, b) => rank(a) - rank(b)) };
}
