/** Typical sizes of what floats in a home, drawn on its page; each kind spans a wide range. */
export const particleSizes = {
  /** About 70 µm, a person's. */
  hair: { um: 70, source: 'US EPA, Particulate Matter Basics', year: 2023 },
  /** Three quarters of the cat allergen in the air of homes is on particles of 5 µm or more. */
  dander: { um: 5, source: 'Luczynska and others, American Review of Respiratory Disease', year: 1990 },
  /** Pollen in the air is mostly 20 to 80 µm. */
  pollen: { um: 30, source: 'Gottardini and others, Aerosol and Air Quality Research', year: 2021 },
  /** Particles of wood smoke are mostly 0.4 to 0.7 µm. */
  smoke: { um: 0.5, source: 'Wildfire Smoke, A Guide for Public Health Officials', year: 2001 },
} as const;

/** As in "Hair: US EPA, Particulate Matter Basics (2023)". */
export const particleSources = Object.entries(particleSizes)
  .map(([name, { source, year }]) => `${name}, ${source} (${year})`)
  .join('; ');
