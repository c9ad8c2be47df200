import { genYCutout } from '@/assets/pictures/gen-y-cutout';
import { sample } from '@/config/sample';
import type { PurifierSummary } from '../product';

export const generationYSummary = {
  kind: 'purifier',
  slug: 'generation-y',
  name: 'Generation Y',
  model: 'GEN Y',
  category: 'Clinical',
  group: 'air',
  pricePence: 69500,
  purpose: 'Surgeries and treatment rooms.',
  reason: sample('For clinical rooms: its own airflow sheet, and a shell made to be disinfected (samples).'),
  ratedCadrM3PerHour: 633,
  coverageM2: 126,
  stages: 5,
  picture: genYCutout,
  pictureAlt: 'Generation Y, a tall white tower with a round display, a teal light line and louvres below it',
} as const satisfies PurifierSummary;
