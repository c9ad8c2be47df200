import { achillesBlack } from '@/assets/pictures/achilles-black';
import { achillesBlackGym } from '@/assets/pictures/achilles-black-gym';
import { achillesBlackDetail } from '@/assets/pictures/achilles-black-detail';
import { achillesPair } from '@/assets/pictures/achilles-pair';
import { money } from '@/lib/format/money';
import { achillesFigures, chargeLasts } from '../achilles-figures';
import type { BottleData } from '../product';
import { achillesWaterBottleBlackSummary } from './summary';

const pictureInUse = {
  picture: achillesBlackGym,
  alt: 'The black bottle on a slatted wooden bench, the shadow of leaves on the sunlit wall behind it',
};

export const product = {
  ...achillesWaterBottleBlackSummary,
  metaTitle: 'Achilles Water Bottle Black, UV-C, 750 ml',
  metaDescription: `The black Achilles bottle: 750 ml, IPX7, a UV-C lamp in the cap that treats clear tap water in 60 seconds, in our own test. ${money(achillesWaterBottleBlackSummary.pricePence)} including VAT.`,
  figure: {
    picture: achillesBlackDetail,
    alt: 'The black cap lifted off the bottle: the UV-C lamp glows violet over the steel neck and the copper ring',
    note: achillesFigures.litNote,
  },
  otherColourSlug: 'achilles-water-bottle-white',
  ...achillesFigures,
  shortDescription: `750 ml in black, for the gym bag and the desk. A charge lasts ${chargeLasts}.`,
  gallery: [
    {
      picture: achillesBlack,
      alt: 'Achilles water bottle in black: a slim body, a copper ring and a cap with a violet light',
    },
    pictureInUse,
    { picture: achillesPair, alt: 'The white and the black Achilles bottle side by side' },
  ],
  brochure: 'downloads/achilles-water-bottle-black-brochure.pdf',
} satisfies BottleData;
