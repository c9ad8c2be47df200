/**
 * The stages as the film of the six stages and its captions name them (`studio/films/six-stages`), in the order of the air.
 * `at`: where its poster (1920 × 1080 px) shows them.
 */
export const filmStages = [
  { name: 'Large-particulate filter', task: 'Dust, hair and lint', at: [1181, 863] },
  { name: 'Activated carbon filter', task: 'Gases and odour', at: [1125, 762] },
  { name: 'Medical-grade HEPA filter', task: 'Our word for class H13', at: [1146, 661] },
  { name: 'UV-C sterilisation', task: 'By light of 253.7 nm', at: [1179, 560] },
  { name: 'Ion technology', task: 'Charges fine particles', at: [1179, 459] },
  { name: 'Photocatalyst', task: 'Generation Z only', at: [1180, 358] },
] as const;
