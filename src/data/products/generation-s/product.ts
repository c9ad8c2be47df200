import { filterS } from '@/assets/pictures/filter-s';
import { genSDetail } from '@/assets/pictures/gen-s-detail';
import { genSExploded } from '@/assets/pictures/gen-s-exploded';
import { genSFront } from '@/assets/pictures/gen-s-front';
import { genSRoom } from '@/assets/pictures/gen-s-room';
import { genSStudio } from '@/assets/pictures/gen-s-studio';
import { rate } from '@/domain/air-changes';
import { machineOf } from '@/domain/machines';
import { measuredAirflowM3PerHour } from '@/domain/speeds';
import { rich } from '@/domain/rich-text';
import { stageOutletS } from '@/assets/pictures/stage-outlet-s';
import { sample } from '@/config/sample';
import { study } from '../../rooms/home-rooms';
import type { PurifierData } from '../product';
import { generationSSummary } from './summary';

/** 4 x 3 x 2.4 m and 5 x 3.2 x 2.7 m. */
const [bedroomM3, consultingRoomM3] = [4 * 3 * 2.4, 5 * 3.2 * 2.7];

export const product = {
  ...generationSSummary,
  metaTitle: 'Generation S, the small domestic air purifier',
  metaDescription:
    'Generation S: 160 m³/h of clean air for bedrooms, studies and small consulting rooms. Five stages, below 20 dB(A) at speed 1. Price on request.',
  shortDescription:
    'For a bedroom, a study or a small consulting room. It moves 160 m³ of air an hour through the same five stages as the larger machines, and at speed 1 it stays below 20 dB(A).',
  descriptionTitle: 'Small enough to stand beside the bed',
  description: [
    'Generation S draws air in through the whole of its lower half, takes it through five stages and returns it from the top. It is the machine for one room with one door. Stand it 20 cm from a wall or further, and leave it on.',
    rich`A bedroom of 4 × 3 m under a 2.4 m ceiling holds ${bedroomM3.toFixed(1)} m³. At full speed its air passes through the machine ${rate('GEN S', bedroomM3)} times an hour, at working speed ${rate('GEN S', bedroomM3, { speed: 'working' })} times. We call three the minimum and six the optimum.`,
    rich`A consulting room of ${consultingRoomM3.toFixed(1)} m³ gets ${rate('GEN S', consultingRoomM3)} at full speed and ${rate('GEN S', consultingRoomM3, { speed: 'working' })} at working speed, which is below the minimum. Where that room sees patients, one Generation Y reaches the optimum at working speed.`,
  ],
  figure: {
    picture: genSExploded,
    alt: 'Generation S taken apart into rings, from the foot up: the foot with round holes, a dark mesh sleeve, a perforated ring of carbon granules, a white pleated HEPA ring, a violet UV-C ring lamp, a white frame with a copper ion ring, and the head with the outlet and the display',
  },
  figureKind: 'exploded',
  technologyPictures: {
    'iso-14644': {
      picture: stageOutletS,
      alt: 'The head of Generation S with nine upright readings across its outlet',
    },
  },
  keyFeatures: [
    {
      stage: 1,
      title: 'Large-particulate filter',
      text: 'Stops dust, hair and lint before they reach anything finer. Clean it every three months.',
    },
    {
      stage: 2,
      title: 'Activated carbon filter',
      text: 'Adsorbs smoke, paint and whatever drifts up from the kitchen.',
    },
    {
      stage: 3,
      title: 'Medical-grade HEPA filter',
      text: 'H13: at least 99.95% at the most penetrating particle size, 99.97% at 0.3 µm.',
    },
    {
      stage: 4,
      title: 'UV-C sterilisation',
      text: 'Inactivates microbes in the air that has passed the filters. The 253.7 nm lamp makes no ozone and cannot be seen from outside.',
    },
    {
      stage: 5,
      title: 'Ion technology',
      text: 'Charges the finest particles, so that they settle or are caught next time round.',
    },
    { title: 'Below 20 dB(A) at speed 1', text: 'A whisper is about 30. Leave it at that speed overnight.' },
  ],
  // The specification gives 160 m³/h (rated) in the product list and 180 (measured) in the calculator.
  measuredCadrM3PerHour: measuredAirflowM3PerHour('GEN S', 'full'),
  speeds: machineOf('GEN S').speeds,
  room: study,
  powerW: machineOf('GEN S').powerW,
  voltage: sample('220 to 240 V'),
  ratedFrequencyHz: sample(50),
  productDimensionsMm: machineOf('GEN S').sizeMm,
  packageDimensionsMm: sample([300, 300, 600]),
  netWeightKg: sample(4.2),
  grossWeightKg: sample(5.4),
  sides: {
    front:
      'From the front: a white tower with rounded edges, a round dark display near the top, a coral fabric loop at the right edge and holes that grow towards the foot.',
    right: 'From the right: a grip near the top, the coral loop at the front edge and the holes below.',
    back: 'From the back: plain white above, holes that grow towards the foot below.',
    left: 'From the left: a grip near the top and the holes below.',
    top: 'From above: round vanes in a swirl about a copper ring, where the clean air leaves.',
  },
  gallery: [
    {
      picture: genSStudio,
      alt: 'Generation S from the front left: soft white body in one piece, round display at 4 µg/m³, coral fabric loop, holes that grow towards the foot',
    },
    { picture: genSRoom, alt: 'Generation S in a bedroom, beside a white bedside table with a lamp and books' },
    { picture: genSDetail, alt: 'The round display of Generation S at 4 µg/m³ and its coral loop, close up' },
    {
      picture: genSFront,
      alt: 'Generation S straight from the front: a short soft body with the display in its upper half, the coral loop at the right and holes that grow towards the foot',
    },
    { picture: filterS, alt: 'The Gen S filter: a short pleated cartridge with white rims and an orange strap' },
  ],
  brochure: 'downloads/generation-s-brochure.pdf',
  manual: 'downloads/generation-s-manual.pdf',
} satisfies PurifierData;
