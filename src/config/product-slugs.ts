/** Every product, in the order of the shop. */
export const productSlugs = [
  'generation-s',
  'generation-x',
  'generation-y',
  'generation-z',
  'achilles-water-bottle-white',
  'achilles-water-bottle-black',
  'mars-air-sense',
  'gen-s-filter',
  'gen-x-filter',
  'gen-y-filter',
  'gen-z-filter',
] as const;

/** Slug of a product. */
export type ProductSlug = (typeof productSlugs)[number];
