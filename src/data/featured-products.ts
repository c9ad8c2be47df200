import { generationXSummary } from './products/generation-x/summary';
import { generationYSummary } from './products/generation-y/summary';
import { generationZSummary } from './products/generation-z/summary';
import type { PurifierSummary } from './products/product';

export const featuredProducts: readonly PurifierSummary[] = [
  generationXSummary,
  generationYSummary,
  generationZSummary,
];
