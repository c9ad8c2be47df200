import { achillesBlack } from '@/assets/pictures/achilles-black';
import { achillesPricePence } from '../achilles-price';
import type { BottleSummary } from '../product';

export const achillesWaterBottleBlackSummary = {
  kind: 'bottle',
  slug: 'achilles-water-bottle-black',
  name: 'Achilles Water Bottle Black',
  category: 'Water Bottle',
  group: 'water',
  pricePence: achillesPricePence,
  shopLine: '750 ml. Press the cap after each fill: UV-C, then every two hours',
  picture: achillesBlack,
  pictureAlt: 'Achilles water bottle in black with a copper ring under its cap',
} as const satisfies BottleSummary;
