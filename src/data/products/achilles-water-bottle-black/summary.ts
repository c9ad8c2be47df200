import { achillesBlack } from '@/assets/pictures/achilles-black';
import type { BottleSummary } from '../product';

export const achillesWaterBottleBlackSummary = {
  kind: 'bottle',
  slug: 'achilles-water-bottle-black',
  model: 'Achilles Water Bottle Black',
  category: 'Water Bottle',
  group: 'water',
  pricePence: 4999,
  shopLine: '750 ml, IPX7',
  picture: achillesBlack,
  pictureAlt: 'Achilles water bottle in black with a copper ring under its cap',
} as const satisfies BottleSummary;
