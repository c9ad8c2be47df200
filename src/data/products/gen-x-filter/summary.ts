import { filterX } from '@/assets/pictures/filter-x';
import type { FilterSummary } from '../product';

export const genXFilterSummary = {
  kind: 'filter',
  slug: 'gen-x-filter',
  name: 'Gen X Filter',
  category: 'Filter',
  fits: 'generation-x',
  shopLine: 'Replacement filter for Generation X',
  picture: filterX,
  pictureAlt: 'Round pleated filter cartridge for Generation X',
} as const satisfies FilterSummary;
