import { filterY } from '@/assets/pictures/filter-y';
import { genYBack } from '@/assets/pictures/gen-y-back';
import { genYDetail } from '@/assets/pictures/gen-y-detail';
import { genYExploded } from '@/assets/pictures/gen-y-exploded';
import { genYFront } from '@/assets/pictures/gen-y-front';
import { genYRoom } from '@/assets/pictures/gen-y-room';
import { genYStudio } from '@/assets/pictures/gen-y-studio';
import { genYTop } from '@/assets/pictures/gen-y-top';
import { sample } from '@/config/sample';
import { yearlyHours } from '@/domain/cost-over-years';
import { placeText, wallGapCm } from '@/domain/placing';
import { countWord } from '@/lib/format/count-word';
import { money, smallSum } from '@/lib/format/money';
import { generationXSummary } from '../generation-x/summary';
import { caseYears, type CostDivisor, eachWorkingDay, fiveYearsEachPence } from '../../costs';
import { recommendedChoice } from '../../room-answers';
import { dentalRooms } from '../../rooms/dentistry-rooms';
import type { PurifierData } from '../product';
import { carbonClaim, heightText, ionClaim, lampClaim, machineFigures, stageFeatures } from '../purifier-data';
import { hepaClaim } from '../../room-words';

import { generationYSummary } from './summary';
import { filterCare } from '../filter-care';

const surgery = recommendedChoice(dentalRooms.surgery);

/** Over five years */
const surgeryCostEach = (divisor: CostDivisor) => fiveYearsEachPence(surgery, yearlyHours.office, divisor);
const surgeryCostEachDay = smallSum(surgeryCostEach(eachWorkingDay));

export const product = {
  ...generationYSummary,
  metaTitle: 'Generation Y clinical air purifier, 633 m³/h',
  metaDescription: `Generation Y, ${money(generationYSummary.pricePence)}, for surgeries and treatment rooms: 633 m³/h by our own test, a shell made to be disinfected, an airflow sheet of its own (samples).`,
  gain: 'Cleaner air in the surgery, while you treat.',
  shortDescription: `You can talk over it, and over ${countWord(caseYears)} years it costs ${surgeryCostEachDay} a working day, filters and power counted (sample prices; a new lamp is extra).`,
  descriptionTitle: 'For rooms that are disinfected',
  description: [
    `Generation Y can run while you treat: air goes in all round its lower half and leaves from the top, 88 cm up (sample). With ${wallGapCm} cm free on every side it takes ${placeText('GEN Y')}.`,
    'Need neither shell nor sheet? Generation X costs less.',
  ],
  reasonToBuy: {
    title: 'Your own machine, tested at full speed',
    text: `What ${money(generationYSummary.pricePence - generationXSummary.pricePence)} more than Generation X buys (samples):`,
    points: [
      { title: 'A test sheet', text: 'The airflow of your machine, under its serial number.' },
      { title: 'A shell you can disinfect', text: 'Name your disinfectant: we say whether the shell bears it.' },
      {
        title: 'Its own test in your certificate',
        text: 'With a contract we sign one for each room, by the lower of two results, the model’s or your machine’s. It is our sum, not a regulatory approval.',
      },
    ],
  },
  figure: {
    picture: genYExploded,
    alt: 'Generation Y cut open at the front: behind the louvres a dark mesh, a white inner wall and the tall filter cartridge, white pleats cut away before a core of black carbon; lifted off above them a violet UV-C ring lamp, a white frame with a copper ion ring, and the tall white head with the display',
    stagesAt: [
      [66.3, 75],
      [59.3, 67.5],
      [62, 61],
      [64.4, 50],
      [64.4, 45],
    ],
  },
  keyFeatures: stageFeatures(
    `Stops lint, hair and the dust of a working day. Your staff clean it every ${filterCare.cleanMonthsText} months.`,
    carbonClaim('disinfectant and resin'),
    hepaClaim,
    lampClaim,
    ionClaim,
  ),
  ...machineFigures('GEN Y'),
  room: dentalRooms.surgery,
  voltage: sample('220 to 240 V'),
  ratedFrequencyHz: sample(50),
  packageDimensionsMm: sample([400, 400, 970]),
  grossWeightKg: sample(13.4),
  sides: {
    front:
      'From the front: a tall white tower with a round dark display near the top, a thin cyan line of light at mid-height, a coral tab at its right end and level slots down to the foot.',
    right: 'From the right: a grip near the top, the cyan line, the coral tab at the front edge and level slots below.',
    back: 'From the back: smooth above the cyan line, level slots below, and the rating plate near the floor.',
    left: 'From the left: a grip near the top, the cyan line and level slots below.',
    top: 'From above: round vanes in a swirl about a copper ring, where the clean air leaves.',
  },
  gallery: [
    {
      picture: genYRoom,
      alt: 'Generation Y beside a chair and a wooden handrail',
      height: { text: heightText('GEN Y'), across: 75, top: 31, foot: 82.6 },
    },
    {
      picture: genYStudio,
      alt: 'Generation Y from the front left: tall smooth white shell, round display at 2 µg/m³, a teal light round the seam, louvres below',
    },
    {
      picture: genYDetail,
      alt: 'The teal light round the seam of Generation Y, its coral tab and the louvres, close up',
    },
    {
      picture: genYFront,
      alt: 'Generation Y from the front: a smooth shell with the display near its top, the teal light round the seam, louvres below',
    },
    {
      picture: genYTop,
      alt: 'Generation Y from above: the outlet with its swirl of vanes about a copper ring, and the display below it',
    },
    {
      picture: genYBack,
      alt: 'Generation Y from behind: a smooth shell with a grip in its side, louvres with the rating plate, and the mains lead with its UK plug',
    },
    { picture: filterY, alt: 'The Gen Y filter: a tall pleated cartridge with an orange strap' },
  ],
  brochure: 'downloads/generation-y-brochure.pdf',
  manual: 'downloads/generation-y-manual.pdf',
} satisfies PurifierData;
