import { filterZ } from '@/assets/pictures/filter-z';
import type { FilterSummary } from '../product';

export const genZFilterSummary = {
  kind: 'filter',
  slug: 'gen-z-filter',
  name: 'Gen Z Filter',
  category: 'Filter',
  fits: 'generation-z',
  shopLine: 'Replacement filter for Generation Z',
  picture: filterZ,
  pictureAlt: 'Set of pleated filter panels for Generation Z',
} as const satisfies FilterSummary;
