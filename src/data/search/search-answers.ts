import type { ProductSlug } from '@/config/product-slugs';
import { type PlainRouteKey, routes } from '@/config/routes';
import { href } from '@/lib/links/href';
import type { Place } from './asked';
import { askedOfMachines } from './asked-of-machines';
import { askedOfSale } from './asked-of-sale';

/** What the index of the search holds of an answer. */
export type SearchAnswer = {
  path: string;
  /** Phrases, each after a comma. */
  phrases: string;
  /** Instead of those of the place. */
  title?: string | undefined;
  text?: string | undefined;
};

function pathOf(place: Place): string {
  if (typeof place !== 'string') return place.to;
  const [page = '', anchor] = place.split('#');
  const path = page in routes ? routes[page as PlainRouteKey].path : href('product', { slug: page as ProductSlug });
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** What buyers ask of each place. */
export const searchAnswers: readonly SearchAnswer[] = [...askedOfSale, ...askedOfMachines].flatMap(
  ({ at, as, title, text }) =>
    [at].flat().map((place, index) => ({ path: pathOf(place), phrases: as, ...(index === 0 && { title, text }) })),
);
