import type { StageNumber } from './product';

type PurificationStage = {
  stage: StageNumber;
  name: string;
  /** A short label for drawings. */
  label: string;
  note: string;
};

/** What charged particles do, after “they” or “Fine particles take a charge,”. */
export const ionEffect = 'gather and settle, or are caught on the next pass';

/** In the order of the airflow; only Generation Z has the sixth. */
export const purificationStages: readonly PurificationStage[] = [
  { stage: 1, name: 'Large-particulate filter', label: 'Large-particulate', note: 'Air enters here' },
  { stage: 2, name: 'Activated carbon filter', label: 'Activated carbon', note: 'Gases and odours' },
  { stage: 3, name: 'Medical-grade HEPA filter', label: 'Medical-grade HEPA', note: 'H13' },
  { stage: 4, name: 'UV-C sterilisation', label: 'UV-C sterilisation', note: '253.7 nm' },
  { stage: 5, name: 'Ion technology', label: 'Ion technology', note: 'Fine particles' },
  { stage: 6, name: 'Photocatalyst', label: 'Photocatalyst', note: 'Generation Z only' },
];
