import { achillesWaterBottleBlackSummary } from './products/achilles-water-bottle-black/summary';
import { achillesWaterBottleWhiteSummary } from './products/achilles-water-bottle-white/summary';
import { genSFilterSummary } from './products/gen-s-filter/summary';
import { genXFilterSummary } from './products/gen-x-filter/summary';
import { genYFilterSummary } from './products/gen-y-filter/summary';
import { genZFilterSummary } from './products/gen-z-filter/summary';
import { generationSSummary } from './products/generation-s/summary';
import { generationXSummary } from './products/generation-x/summary';
import { generationYSummary } from './products/generation-y/summary';
import { generationZSummary } from './products/generation-z/summary';
import { marsAirSenseSummary } from './products/mars-air-sense/summary';
import type {
  BottleSummary,
  FilterSummary,
  MeterSummary,
  ProductSummary,
  PurifierSlug,
  PurifierSummary,
} from './products/product';

/** A machine without a filter, or with one that fits another machine, is a type error. */
const filters = {
  'generation-s': genSFilterSummary,
  'generation-x': genXFilterSummary,
  'generation-y': genYFilterSummary,
  'generation-z': genZFilterSummary,
} satisfies { [Slug in PurifierSlug]: FilterSummary & { fits: Slug } };

const machines: Record<PurifierSlug, PurifierSummary> = {
  'generation-s': generationSSummary,
  'generation-x': generationXSummary,
  'generation-y': generationYSummary,
  'generation-z': generationZSummary,
};

/** What belongs to a machine: its filter, then the meter. */
export function partsOf({ slug }: PurifierSummary): readonly [FilterSummary, MeterSummary] {
  return [filters[slug], marsAirSenseSummary];
}

/** The machine that a filter fits. */
export function machineOf({ fits }: FilterSummary): PurifierSummary {
  return machines[fits];
}

/** The same bottle in the other colour. */
export function otherColourOf({ slug }: BottleSummary): ProductSummary {
  return slug === achillesWaterBottleWhiteSummary.slug
    ? achillesWaterBottleBlackSummary
    : achillesWaterBottleWhiteSummary;
}
