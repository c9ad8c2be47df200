type ParticleBand = { value: number; label: string; shortLabel: string };

/** PM2.5 in µg/m³: 12 and 35 from docs/specification-coverage.md, row 287; 5 (a year) and 15 (24 hours) from the WHO guideline of 2021. */
export const particleBands: readonly ParticleBand[] = [
  { value: 5, label: 'WHO, over a year', shortLabel: 'WHO, year' },
  { value: 12, label: 'Good', shortLabel: 'Good' },
  { value: 15, label: 'WHO, over a day', shortLabel: 'WHO, day' },
  { value: 35, label: 'Spikes stay below', shortLabel: 'Spikes below' },
];
