import { filterS } from '@/assets/pictures/filter-s';
import type { FilterSummary } from '../product';

export const genSFilterSummary = {
  kind: 'filter',
  slug: 'gen-s-filter',
  name: 'Gen S Filter',
  category: 'Filter',
  fits: 'generation-s',
  shopLine: 'Replacement filter for Generation S',
  picture: filterS,
  pictureAlt: 'Round pleated filter cartridge for Generation S',
} as const satisfies FilterSummary;
