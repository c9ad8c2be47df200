import { filterS } from '@/assets/pictures/filter-s';
import { filterSDetail } from '@/assets/pictures/filter-s-detail';
import { genSDetail } from '@/assets/pictures/gen-s-detail';
import { genSExploded } from '@/assets/pictures/gen-s-exploded';
import { genSStudio } from '@/assets/pictures/gen-s-studio';
import { sample } from '@/config/sample';
import { fullFilterS } from '../../proof-pictures';
import type { FilterData } from '../product';
import { genSFilterSummary } from './summary';
import { cartridgeSteps, filterCare } from '../filter-care';

export const product = {
  ...genSFilterSummary,
  metaTitle: 'Gen S Filter for Generation S',
  metaDescription: `The replacement filter for Generation S: H13 HEPA and activated carbon in one cartridge. Change it every ${filterCare.changeMonthsText} months.`,
  gain: 'New pleats and new carbon for your study.',
  shortDescription: 'Fits Generation S only.',
  changeWith: 'You change it yourself, without tools',
  changeSteps: cartridgeSteps,
  changePictures: [
    { picture: genSStudio, alt: 'The coral loop at the right edge of Generation S, by which its front comes off' },
    { picture: filterS, alt: 'The whole cartridge, its orange strap up' },
    { picture: genSDetail, alt: 'The round display of Generation S' },
  ],
  form: sample('One round cartridge: the air passes its carbon, then its pleats, from the inside out'),
  cleaningNote: `Clean the large-particulate filter, which stays in, every ${filterCare.cleanMonthsText} months. Torn? Ask us for a new one.`,
  pictureInUse: fullFilterS,
  gallery: [
    {
      picture: filterSDetail,
      alt: 'The upper end of the Gen S filter: pleats, the orange strap, and black granules of carbon round the perforated core',
    },
    {
      picture: filterS,
      alt: 'The Gen S filter, a short round cartridge of white pleats between two thick white rims, with an orange strap',
    },
    {
      picture: genSExploded,
      alt: 'The filter in Generation S, cut open at the front: white pleats round a core of black carbon',
    },
    { picture: genSStudio, alt: 'Generation S, the white tower that this filter fits' },
  ],
} satisfies FilterData;
