import { filterY } from '@/assets/pictures/filter-y';
import { filterYDetail } from '@/assets/pictures/filter-y-detail';
import { genYDetail } from '@/assets/pictures/gen-y-detail';
import { genYExploded } from '@/assets/pictures/gen-y-exploded';
import { genYStudio } from '@/assets/pictures/gen-y-studio';
import { sample } from '@/config/sample';
import { fullFilterY } from '../../proof-pictures';
import type { FilterData } from '../product';
import { genYFilterSummary } from './summary';
import { cartridgeSteps, filterCare } from '../filter-care';

export const product = {
  ...genYFilterSummary,
  metaTitle: 'Gen Y Filter for Generation Y',
  metaDescription: `The replacement filter for Generation Y: H13 HEPA and activated carbon in one tall cartridge. Change it every ${filterCare.changeMonthsText} months and note the date.`,
  gain: 'A full filter lets less air through: your room record counts on a fresh one.',
  shortDescription: 'Fits Generation Y only.',
  changeWith: 'Your staff change it without tools',
  changeNote: 'Change it in an empty room, with gloves and a mask, and write the date in your record.',
  changeSteps: cartridgeSteps,
  changePictures: [
    { picture: genYDetail, alt: 'The coral tab at the seam of Generation Y, by which its front comes off' },
    { picture: filterY, alt: 'The whole cartridge, its orange strap up' },
    { picture: genYStudio, alt: 'The round display of Generation Y' },
  ],
  form: sample('One round cartridge: the air passes its carbon, then its pleats, from the inside out'),
  cleaningNote: `Clean the large-particulate filter, which stays in, every ${filterCare.cleanMonthsText} months. Torn? Ask us for a new one.`,
  pictureInUse: fullFilterY,
  gallery: [
    {
      picture: filterY,
      alt: 'The Gen Y filter, a tall round cartridge of white pleats with black caps, white flanges and a black band at half its height',
    },
    {
      picture: filterYDetail,
      alt: 'The upper end of the Gen Y filter: pleats, the orange strap, and black granules of carbon round the perforated core',
    },
    {
      picture: genYExploded,
      alt: 'The filter in Generation Y, cut open at the front: white pleats round a core of black carbon',
    },
    { picture: genYStudio, alt: 'Generation Y, the tall white tower that this filter fits' },
  ],
} satisfies FilterData;
