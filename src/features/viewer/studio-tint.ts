import type { ModelledSlug } from '@/data/model-file';

/** Red, green and blue; each use says its range. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Difference to the light of the purifiers: a factor, and the reflection of the cove. */
export type StudioTint = {
  factor: Colour;
  backdropReflection: Colour;
  /** On the floor, from 0 to 255. */
  shadow: Colour;
};

const sandShadow: Colour = [52, 34, 24];

const tints: Partial<Record<ModelledSlug, StudioTint>> = {
  'achilles-water-bottle-white': { factor: [1.22, 1.18, 1.15], backdropReflection: [0, 0, 0], shadow: sandShadow },
  'achilles-water-bottle-black': {
    factor: [1.05, 1, 0.96],
    backdropReflection: [0.34, 0.295, 0.275],
    shadow: sandShadow,
  },
};

/** The tint of a product; undefined where the light is that of the purifiers. */
export function studioTint(slug: string): StudioTint | undefined {
  return tints[slug as ModelledSlug];
}
