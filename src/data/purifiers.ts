import type { MachineModel } from '@/domain/machines';
import { generationSSummary } from './products/generation-s/summary';
import { generationXSummary } from './products/generation-x/summary';
import { generationYSummary } from './products/generation-y/summary';
import { generationZSummary } from './products/generation-z/summary';
import type { PurifierSummary } from './products/product';

export const purifiers: Record<MachineModel, PurifierSummary> = {
  'GEN S': generationSSummary,
  'GEN X': generationXSummary,
  'GEN Y': generationYSummary,
  'GEN Z': generationZSummary,
};

export const featuredProducts: readonly PurifierSummary[] = [
  generationXSummary,
  generationYSummary,
  generationZSummary,
];
