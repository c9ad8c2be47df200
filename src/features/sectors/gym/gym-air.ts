/** In the order of the air; see docs/specification-coverage.md, row 13. Only Generation Z has the photocatalyst. */
export const stages = [
  { short: 'Large particulate', name: 'Large-particulate filter' },
  { short: 'Carbon', name: 'Activated carbon filter' },
  { short: 'HEPA', name: 'Medical-grade HEPA filter' },
  { short: 'UV-C', name: 'UV-C sterilisation' },
  { short: 'Ion', name: 'Ion technology' },
  { short: 'Photocatalyst', name: 'Photocatalyst' },
] as const;

/** `endsAt` lists the stages, 1 to 6, that remove it. */
type GymPollutant = { name: string; from: string; endsAt: readonly number[]; words: string };

export const gymPollutants: readonly GymPollutant[] = [
  {
    name: 'Lint and hair',
    from: 'Towels, mats, clothes',
    endsAt: [1, 1, 1, 1, 1],
    words: 'The large-particulate filter stops it.',
  },
  {
    name: 'Chalk',
    from: 'Platforms and climbing walls',
    endsAt: [1, 1, 1, 3, 3],
    words: 'The large-particulate filter stops the coarse part, the HEPA filter the fine part.',
  },
  {
    name: 'Odour and vapours',
    from: 'Kit, effort, rubber floor, sprays',
    endsAt: [2, 2, 2, 2, 6],
    words: 'Carbon adsorbs gases until it is full. Generation Z has a photocatalyst as well.',
  },
  {
    name: 'Microbes',
    from: 'People',
    endsAt: [3, 3, 3, 3, 4],
    words:
      'They travel on particles, which the HEPA filter captures; UV-C inactivates microbes in the air that has passed it.',
  },
];
