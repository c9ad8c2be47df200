/** Typical sizes of what floats in a home, drawn on its page; each kind spans a wide range. */
export const particleSizes = {
  /** A person's. */
  hair: { um: 70, by: 'US EPA', publication: 'Particulate Matter Basics, a page without a date' },
  /** Three quarters of the cat allergen in the air of homes is on particles of 5 µm or more. */
  dander: {
    um: 5,
    by: 'Luczynska and others',
    publication: 'American Review of Respiratory Disease 141 (2)',
    year: 1990,
  },
  /** The paper counts as pollen what has 20 to 80 µm. */
  pollen: { um: 30, by: 'Gottardini and others', publication: 'Aerosol and Air Quality Research 21', year: 2021 },
  /** Particles of wood smoke have about 0.4 to 0.7 µm. */
  smoke: {
    um: 0.5,
    by: 'Wildfire Smoke guide',
    publication: 'Wildfire Smoke, A Guide for Public Health Officials',
    year: 2001,
  },
} as const;

/** As in "hair, US EPA; dander, Luczynska and others, 1990". */
export const particleSources = Object.entries(particleSizes)
  .map(([name, { by, ...source }]) => [name, by, ...('year' in source ? [source.year] : [])].join(', '))
  .join('; ');
