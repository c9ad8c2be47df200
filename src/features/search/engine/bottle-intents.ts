import { achillesWaterBottleWhiteSummary as bottle } from '@/data/products/achilles-water-bottle-white/summary';
import { formatPrice } from '@/data/room-answers';
import { href } from '@/lib/links/href';
import type { Intent } from './intent';

const product = href('product', { slug: bottle.slug });

/** Of the water bottles. */
export const bottleIntents: readonly Intent[] = [
  {
    words: 'bottle achilles flask drink water purification purify',
    to: 'water',
    title: `Achilles water bottle, white or black: ${formatPrice(bottle)}`,
  },
  {
    words:
      'bottle flask water drink juice milk tea coffee squash fizzy metal heavy-metal chlorine fluoride limescale sediment taste stream river lake tap filter cartridge',
    to: 'evidence#bottle',
    title: 'The bottle’s UV-C is light, not a filter',
    text: 'Taste, chlorine, metals and sediment stay. Fill it with clear tap water.',
  },
  {
    words:
      'bottle flask water capacity size ml litre hold battery charge usb weight lid dishwasher wash material steel',
    address: product,
  },
];
