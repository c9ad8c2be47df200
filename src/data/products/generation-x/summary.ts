import { genXCutout } from '@/assets/pictures/gen-x-cutout';
import type { PurifierSummary } from '../product';

export const generationXSummary = {
  kind: 'purifier',
  slug: 'generation-x',
  name: 'Generation X',
  model: 'GEN X',
  category: 'Domestic',
  group: 'air',
  pricePence: 49500,
  purpose: 'Classrooms, offices, restaurants, gyms and homes.',
  reason: 'For most rooms: more air for its list price than Y or Z.',
  ratedCadrM3PerHour: 720,
  coverageM2: 144,
  stages: 5,
  picture: genXCutout,
  pictureAlt: 'Generation X, a white tower with a round display, a coral tab and a slotted lower half',
} as const satisfies PurifierSummary;
