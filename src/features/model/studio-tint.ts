import type { ModelledSlug } from '@/data/model-file';

export type Colour = readonly [red: number, green: number, blue: number];

/** How the light of a product's pictures differs from that of the purifiers': by a factor, and by what the cove throws back. */
export type StudioTint = {
  factor: Colour;
  cove: Colour;
  /** Of the shadow on the floor, from 0 to 255. */ shadow: Colour;
};

const sandShadow: Colour = [52, 34, 24];

/** The bottles stand on warm sand: the white one between black cards, the black one in the open. */
const tints: Partial<Record<ModelledSlug, StudioTint>> = {
  'achilles-water-bottle-white': { factor: [1.22, 1.18, 1.15], cove: [0, 0, 0], shadow: sandShadow },
  'achilles-water-bottle-black': { factor: [1.05, 1, 0.96], cove: [0.34, 0.295, 0.275], shadow: sandShadow },
};

export function studioTint(slug: string): StudioTint | undefined {
  return tints[slug as ModelledSlug];
}
