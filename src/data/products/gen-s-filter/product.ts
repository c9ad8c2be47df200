import { filterS } from '@/assets/pictures/filter-s';
import { filterSDetail } from '@/assets/pictures/filter-s-detail';
import { genSExploded } from '@/assets/pictures/gen-s-exploded';
import { genSStudio } from '@/assets/pictures/gen-s-studio';
import { sample } from '@/config/sample';
import { speedOf } from '@/domain/speeds';
import type { FilterData } from '../product';
import { genSFilterSummary } from './summary';
import { cartridgeSteps, filterCare } from '../filter-care';

/** To talk over. */
const working = speedOf('GEN S', 'working');

export const product = {
  ...genSFilterSummary,
  metaTitle: 'Gen S Filter for Generation S',
  metaDescription: `The replacement filter for Generation S: H13 HEPA and activated carbon in one cartridge. Change it every ${filterCare.changeMonthsText} months.`,
  gain: 'Another year of clean air at your desk.',
  shortDescription: `One cartridge a year is enough at eight hours a day, and you change it yourself, without tools. H13 HEPA holds fine dust, the carbon inside takes up part of the smells. A full filter lets less air through: a new one brings back the ${working.airflowM3PerHour} m³/h of speed ${working.speed} (estimated).`,
  changeNote: `At eight hours a day change it after ${filterCare.latestText}: the carbon has aged by then.`,
  changeSteps: cartridgeSteps,
  form: sample('Round cartridge: carbon inside, pleats outside'),
  cleaningNote: `Clean the large-particulate filter, which stays in, every ${filterCare.cleanMonthsText} months.`,
  inUse: {
    picture: genSExploded,
    alt: 'The filter in Generation S, cut open at the front: white pleats round a core of black carbon',
  },
  gallery: [
    {
      picture: filterSDetail,
      alt: 'The upper end of the Gen S filter: pleats, the orange strap, and black granules of carbon round the perforated core',
    },
    {
      picture: filterS,
      alt: 'The Gen S filter, a short round cartridge of white pleats between two thick white rims, with an orange strap',
    },
    { picture: genSStudio, alt: 'Generation S, the white tower that this filter fits' },
  ],
} satisfies FilterData;
