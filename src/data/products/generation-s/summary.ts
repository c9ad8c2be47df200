import { genSCutout } from '@/assets/pictures/gen-s-cutout';
import type { PurifierSummary } from '../product';

export const generationSSummary = {
  kind: 'purifier',
  slug: 'generation-s',
  name: 'Generation S',
  model: 'GEN S',
  category: 'Domestic',
  group: 'air',
  purpose: 'Studies and other small rooms.',
  reason: 'For a small room with a window: the smallest of the four.',
  ratedCadrM3PerHour: 160,
  coverageM2: 30,
  stages: 5,
  picture: genSCutout,
  pictureAlt: 'Generation S, a small, soft white tower with a round display and a coral loop',
} as const satisfies PurifierSummary;
