import { achillesWhite } from '@/assets/pictures/achilles-white';
import { achillesWhiteDesk } from '@/assets/pictures/achilles-white-desk';
import { achillesWhiteDetail } from '@/assets/pictures/achilles-white-detail';
import { achillesPair } from '@/assets/pictures/achilles-pair';
import { money } from '@/lib/format/money';
import { achillesFigures, chargeLasts } from '../achilles-figures';
import type { BottleData } from '../product';
import { achillesWaterBottleWhiteSummary } from './summary';

const pictureInUse = {
  picture: achillesWhiteDesk,
  alt: 'The white bottle on an oak desk in window light, beside a notebook with a pencil and a plant',
};

export const product = {
  ...achillesWaterBottleWhiteSummary,
  metaTitle: 'Achilles Water Bottle White, UV-C, 750 ml',
  metaDescription: `The white Achilles bottle: 750 ml, IPX7, a UV-C lamp in the cap that treats clear tap water in 60 seconds, in our own test. ${money(achillesWaterBottleWhiteSummary.pricePence)} including VAT.`,
  figure: {
    picture: achillesWhiteDetail,
    alt: 'The white cap on its side beside the open bottle: the UV-C ring inside it glows violet, the neck is bare steel over a copper ring',
    note: achillesFigures.litNote,
  },
  otherColourSlug: 'achilles-water-bottle-black',
  ...achillesFigures,
  shortDescription: `750 ml in white, for work, the gym and journeys. A charge lasts ${chargeLasts}.`,
  gallery: [
    {
      picture: achillesWhite,
      alt: 'Achilles water bottle in white: a slim body, a copper ring and a cap with a violet light',
    },
    pictureInUse,
    { picture: achillesPair, alt: 'The white and the black Achilles bottle side by side' },
  ],
  brochure: 'downloads/achilles-water-bottle-white-brochure.pdf',
} satisfies BottleData;
