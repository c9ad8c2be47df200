import { filterZ } from '@/assets/pictures/filter-z';
import { filterZDetail } from '@/assets/pictures/filter-z-detail';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { genZExploded } from '@/assets/pictures/gen-z-exploded';
import { genZStudio } from '@/assets/pictures/gen-z-studio';
import { sample } from '@/config/sample';
import { fullPanelZ } from '../../proof-pictures';
import type { FilterData } from '../product';
import { genZFilterSummary } from './summary';
import { filterCare, panelSteps } from '../filter-care';

export const product = {
  ...genZFilterSummary,
  metaTitle: 'Gen Z Filter for Generation Z',
  metaDescription: `The replacement filter set for Generation Z: panels of mesh, activated carbon and H13 HEPA, changed together every ${filterCare.changeMonthsText} months.`,
  gain: 'Mesh, carbon and HEPA: three new panels.',
  shortDescription: 'Fits Generation Z only.',
  changeWith: 'You change it yourself, with a coin',
  changeNote: 'Chalk and carpet dust clog them sooner.',
  changeSteps: panelSteps,
  changePictures: [
    { picture: genZStudio, alt: 'The perforated door of Generation Z with its latches' },
    { picture: filterZ, alt: 'The three panels with their orange tabs: white HEPA, grey carbon, black mesh' },
    { picture: genZDetail, alt: 'The display of Generation Z' },
  ],
  form: sample('Set of three panels: mesh (the large-particulate filter), carbon, pleats'),
  cleaningNote: `Clean its mesh panel every ${filterCare.cleanMonthsText} months until the next set.`,
  pictureInUse: fullPanelZ,
  gallery: [
    {
      picture: filterZDetail,
      alt: 'The upper corners of the Gen Z panels, close up: white pleats in front, black granules of carbon in a grey honeycomb, fine black mesh at the back',
    },
    {
      picture: filterZ,
      alt: 'The three panels of the Gen Z filter set standing one behind the other: pleated white HEPA, grey with carbon, black mesh, each with an orange tab',
    },
    {
      picture: genZExploded,
      alt: 'Generation Z taken apart: above its foot the mesh panel, the grey panel of carbon and the white pleated HEPA panel',
    },
    { picture: genZStudio, alt: 'Generation Z, the graphite cabinet that this filter fits' },
  ],
} satisfies FilterData;
