import type { PurifierSlug } from '@/data/products/product';

/** What the drawing of a filter beside its opened machine needs, in mm. Outer sizes are the product data's samples. */
export type FilterShape = {
  widthMm: number;
  heightMm: number;
  /** Where the casing ends above the floor, and where its lower part ends. */
  baseMm: number;
  seamMm: number;
  kind: 'cartridge' | 'panels';
  filterWidthMm: number;
  filterHeightMm: number;
};

export const filterShapes: Record<PurifierSlug, FilterShape> = {
  'generation-s': {
    ...{ widthMm: 240, heightMm: 520, baseMm: 32, seamMm: 346 },
    ...{ kind: 'cartridge', filterWidthMm: 152, filterHeightMm: 205 },
  },
  'generation-x': {
    ...{ widthMm: 340, heightMm: 760, baseMm: 42, seamMm: 539 },
    ...{ kind: 'cartridge', filterWidthMm: 212, filterHeightMm: 345 },
  },
  'generation-y': {
    ...{ widthMm: 330, heightMm: 880, baseMm: 46, seamMm: 404 },
    ...{ kind: 'cartridge', filterWidthMm: 204, filterHeightMm: 248 },
  },
  'generation-z': {
    ...{ widthMm: 460, heightMm: 1180, baseMm: 94, seamMm: 742 },
    ...{ kind: 'panels', filterWidthMm: 300, filterHeightMm: 480 },
  },
};
