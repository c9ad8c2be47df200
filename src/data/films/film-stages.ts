/** The stages as the film of the six stages labels them (`studio/films/six-stages`), in the order of the air. */
export const filmStages = [
  { name: 'Large-particulate filter', task: 'Dust, hair and lint' },
  { name: 'Activated carbon filter', task: 'Gases and odour' },
  { name: 'Medical-grade HEPA filter', task: 'H13, fine particles' },
  { name: 'UV-C sterilisation', task: '253.7 nm; the lamp makes no ozone' },
  { name: 'Ion technology', task: 'Charges fine particles' },
  { name: 'Photocatalyst', task: 'Generation Z only' },
] as const;
