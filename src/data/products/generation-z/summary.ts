import { genZCutout } from '@/assets/pictures/gen-z-cutout';
import type { PurifierSummary } from '../product';

export const generationZSummary = {
  kind: 'purifier',
  slug: 'generation-z',
  name: 'Generation Z',
  model: 'GEN Z',
  category: 'Industrial',
  group: 'air',
  pricePence: 119500,
  purpose: 'Large rooms with few sockets.',
  reason: 'Where sockets are few: the most air from one machine in our range.',
  ratedCadrM3PerHour: 1156,
  coverageM2: 230,
  stages: 6,
  picture: genZCutout,
  pictureAlt: 'Generation Z, a tall graphite cabinet on castors with a wide display and an aluminium band',
} as const satisfies PurifierSummary;
