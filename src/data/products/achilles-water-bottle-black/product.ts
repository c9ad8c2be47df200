import { achillesBlack } from '@/assets/pictures/achilles-black';
import { achillesBlackGym } from '@/assets/pictures/achilles-black-gym';
import { achillesBlackDetail } from '@/assets/pictures/achilles-black-detail';
import { achillesBlackWide } from '@/assets/pictures/achilles-black-wide';
import { achillesPair } from '@/assets/pictures/achilles-pair';
import { money } from '@/lib/format/money';
import { achillesFigures, chargeLasts, costADay, deliveryShared, fillAtTap } from '../achilles-figures';
import type { BottleData } from '../product';
import { achillesWaterBottleBlackSummary } from './summary';

const inUse = {
  picture: achillesBlackGym,
  alt: 'The black bottle on a slatted wooden bench, the shadow of leaves on the sunlit wall behind it',
};

export const product = {
  ...achillesWaterBottleBlackSummary,
  metaTitle: 'Achilles Water Bottle Black, UV-C, 750 ml',
  metaDescription: `The black Achilles bottle: 750 ml, IPX7, pure water in 60 seconds in our own test, a UV-C cleaning cycle every 2 hours. ${money(achillesWaterBottleBlackSummary.pricePence)} including VAT.`,
  gain: 'Stop paying for water by the bottle.',
  shortDescription: `Start with clear tap water that is safe to drink. Achilles treats it with UV-C in 60 seconds, cleans itself every two hours, and needs no cartridge. Used instead of a shop-bought bottle a day it costs ${costADay}. 750 ml in black, for the gym bag and the desk.`,
  descriptionTitle: 'Clear tap water, and 60 seconds of UV-C',
  description: [
    'Fill it with clear tap water that is safe to drink already, close the cap and wait a minute. The lamp under the cap shines UV-C down into the closed bottle; in our own test 99.99% of mould, bacteria and viruses were inactivated in that time. Ask us for the report.',
    `${fillAtTap} A cleaning cycle runs every two hours. A charge of its 220 mAh battery lasts ${chargeLasts}.`,
    'Taste, chlorine and sediment stay, and cloudy water blocks the light. Rinse the bottle as you would any other. The seal is IPX7, made for a metre of water for half an hour.',
    deliveryShared,
  ],
  figure: {
    picture: achillesBlackDetail,
    alt: 'The black cap lifted off the bottle: the UV-C lamp glows violet over the steel neck and the copper ring',
  },
  inUse,
  otherColourSlug: 'achilles-water-bottle-white',
  ...achillesFigures,
  gallery: [
    {
      picture: achillesBlack,
      alt: 'Achilles water bottle in black: a slim body, a copper ring and a cap with a violet light',
    },
    {
      picture: achillesBlackDetail,
      alt: 'The black cap lifted off the bottle: the UV-C lamp glows violet over the steel neck and the copper ring',
    },
    inUse,
    { picture: achillesPair, alt: 'The white and the black Achilles bottle side by side' },
    { picture: achillesBlackWide, alt: 'The black bottle at night on a slate floor, edged by a cool light' },
  ],
  brochure: 'downloads/achilles-water-bottle-black-brochure.pdf',
} satisfies BottleData;
