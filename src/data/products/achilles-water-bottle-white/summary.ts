import { achillesWhite } from '@/assets/pictures/achilles-white';
import { achillesPricePence } from '../achilles-price';
import type { BottleSummary } from '../product';

export const achillesWaterBottleWhiteSummary = {
  kind: 'bottle',
  slug: 'achilles-water-bottle-white',
  name: 'Achilles Water Bottle White',
  category: 'Water Bottle',
  group: 'water',
  pricePence: achillesPricePence,
  shopLine: '750 ml. Press the cap after each fill: UV-C, then every two hours',
  picture: achillesWhite,
  pictureAlt: 'Achilles water bottle in white with a copper ring under its cap',
} as const satisfies BottleSummary;
