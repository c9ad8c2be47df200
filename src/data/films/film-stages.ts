/** The stages as the film of the six stages labels them (`studio/films/six-stages`), in the order of the air. */
export const filmStages = [
  { name: 'Large-particulate filter', deals: 'Dust, hair and lint' },
  { name: 'Activated carbon filter', deals: 'Gases and odour' },
  { name: 'Medical-grade HEPA filter', deals: 'H13, fine particles' },
  { name: 'UV-C sterilisation', deals: '253.7 nm, no ozone' },
  { name: 'Ion technology', deals: 'Charges fine particles' },
  { name: 'Photocatalyst', deals: 'Generation Z only' },
] as const;
