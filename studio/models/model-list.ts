/** The models that a visitor turns, by the slug of their product, and the parts that each must have. */
export const modelParts = {
  'generation-s': ['foot', 'body', 'stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5', 'head'],
  'generation-x': ['foot', 'body', 'stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5', 'head'],
  'generation-y': ['foot', 'body', 'stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5', 'head'],
  'generation-z': ['foot', 'body', 'stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5', 'stage-6', 'head', 'door'],
  'achilles-water-bottle-white': ['body', 'head'],
  'achilles-water-bottle-black': ['body', 'head'],
  'mars-air-sense': ['foot', 'body'],
} as const;

export type ModelSlug = keyof typeof modelParts;

export const modelSlugs = Object.keys(modelParts) as ModelSlug[];

/** Where the site's models lie. */
export const modelFolder = '../public/models';
