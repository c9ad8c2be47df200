import { generationXSummary } from './generation-x/summary';
import { generationYSummary } from './generation-y/summary';
import { generationZSummary } from './generation-z/summary';
import type { PurifierSummary } from './product';

/** The three machines of the home page and the sector pages. */
export const featuredProducts: readonly PurifierSummary[] = [
  generationXSummary,
  generationYSummary,
  generationZSummary,
];
