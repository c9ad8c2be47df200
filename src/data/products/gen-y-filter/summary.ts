import { filterY } from '@/assets/pictures/filter-y';
import type { FilterSummary } from '../product';

export const genYFilterSummary = {
  kind: 'filter',
  slug: 'gen-y-filter',
  name: 'Gen Y Filter',
  category: 'Filter',
  fits: 'generation-y',
  shopLine: 'Replacement filter for Generation Y',
  picture: filterY,
  pictureAlt: 'Round pleated filter cartridge for Generation Y',
} as const satisfies FilterSummary;
