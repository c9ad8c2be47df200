import { filterX } from '@/assets/pictures/filter-x';
import { filterXDetail } from '@/assets/pictures/filter-x-detail';
import { genXDetail } from '@/assets/pictures/gen-x-detail';
import { genXExploded } from '@/assets/pictures/gen-x-exploded';
import { genXStudio } from '@/assets/pictures/gen-x-studio';
import { sample } from '@/config/sample';
import { fullFilter } from '../../proof-pictures';
import type { FilterData } from '../product';
import { genXFilterSummary } from './summary';
import { cartridgeSteps, filterCare } from '../filter-care';

export const product = {
  ...genXFilterSummary,
  metaTitle: 'Gen X Filter for Generation X',
  metaDescription: `The replacement filter for Generation X: H13 HEPA and activated carbon in one cartridge. Change it every ${filterCare.changeMonthsText} months.`,
  gain: 'New pleats and new carbon in one cartridge.',
  shortDescription: 'Fits Generation X only.',
  changeWith: 'You change it yourself, without tools',
  changeSteps: cartridgeSteps,
  changePictures: [
    { picture: genXStudio, alt: 'The coral tab at the seam of Generation X, by which its front comes off' },
    { picture: filterX, alt: 'The whole cartridge, its orange strap up' },
    { picture: genXDetail, alt: 'The round display of Generation X' },
  ],
  form: sample('One round cartridge: the air passes its carbon, then its pleats, from the inside out'),
  cleaningNote: `Clean the large-particulate filter, which stays in, every ${filterCare.cleanMonthsText} months. Torn? Ask us for a new one.`,
  pictureInUse: fullFilter,
  gallery: [
    {
      picture: filterXDetail,
      alt: 'The upper end of the Gen X filter: pleats, the orange strap, and black granules of carbon round the perforated core',
    },
    {
      picture: filterX,
      alt: 'The Gen X filter, a round cartridge of white pleats between two black rims, with an orange strap',
    },
    {
      picture: genXExploded,
      alt: 'The filter in Generation X, cut open at the front: white pleats round a core of black carbon',
    },
    { picture: genXStudio, alt: 'Generation X, the white tower that this filter fits' },
  ],
} satisfies FilterData;
