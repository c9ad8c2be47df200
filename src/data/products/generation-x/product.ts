import { filterX } from '@/assets/pictures/filter-x';
import { genXBack } from '@/assets/pictures/gen-x-back';
import { genXDetail } from '@/assets/pictures/gen-x-detail';
import { genXExploded } from '@/assets/pictures/gen-x-exploded';
import { genXFront } from '@/assets/pictures/gen-x-front';
import { genXRoom } from '@/assets/pictures/gen-x-room';
import { genXStudio } from '@/assets/pictures/gen-x-studio';
import { genXTop } from '@/assets/pictures/gen-x-top';
import { sample } from '@/config/sample';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { unpacked } from '../../proof-pictures';
import { formatPrice, recommendedChoice } from '../../room-answers';
import { openOffice } from '../../rooms/business-rooms';
import { schoolRoomAnswers } from '../../rooms/education-rooms';
import { livingRoom } from '../../rooms/home-rooms';
import type { PurifierData } from '../product';
import { carbonClaim, heightText, ionClaim, lampClaim, machineFigures, stageFeatures } from '../purifier-data';
import { hepaClaim } from '../../room-words';
import { generationXSummary } from './summary';
import { placeText, wallGapCm } from '@/domain/placing';
import { roomsUpToM2 } from '@/domain/sizing';
import { filterCare } from '../filter-care';

const officeChoice = recommendedChoice(openOffice);
const { classroom } = schoolRoomAnswers;
const classroomChoice = recommendedChoice(classroom);
const livingRoomChoice = recommendedChoice(livingRoom);
const roomsText = `${capitalised(countWord(livingRoomChoice.machines))} for a living room, ${formatPrice(livingRoomChoice)}; ${countWord(classroomChoice.machines)} for a classroom with windows open, ${formatPrice(classroomChoice)}; ${countWord(officeChoice.machines)} for an open office with windows shut`;

export const product = {
  ...generationXSummary,
  metaTitle: 'Generation X domestic air purifier, 720 m³/h',
  metaDescription: `Generation X: ${roomsText}.`,
  gain: generationXSummary.reason,
  shortDescription: `${capitalised(countWord(livingRoomChoice.machines))} for a living room, ${countWord(officeChoice.machines)} for an open office with windows shut.`,
  descriptionTitle: 'For classrooms, offices, bars, gyms and living rooms',
  description: [
    `Generation X draws air in all round its lower half and returns it from the top. With ${wallGapCm} cm free on every side it takes ${placeText('GEN X')}. To sleep beside it, on speed 1, it cleans rooms up to ${roomsUpToM2('GEN X', 1)} m², window open. Turn its lit display (sample) away from the bed.`,
    'For a shell that you can disinfect, or a test sheet of your own machine, take Generation Y (samples).',
  ],
  reasonToBuy: {
    title: `${capitalised(countWord(officeChoice.machines))} clean the air of an open office, ${formatPrice(officeChoice)}`,
    text: `Each on speed ${officeChoice.speed}: ${countWord(officeChoice.machines)} together are louder than one, so each runs slower for you to talk over them (estimated).`,
    choices: [openOffice, classroom, livingRoom].map((room) => {
      const choice = recommendedChoice(room);
      const { model, machines } = choice;
      return {
        model,
        machines,
        figure: formatPrice(choice),
        text: `${capitalised(countWord(machines))} in ${lowerFirst(room.phrase)} of ${Math.round(room.lengthM * room.widthM)} m²`,
      };
    }),
    note: 'List prices. Windows open in class, shut in the office.',
  },
  figure: {
    picture: genXExploded,
    alt: 'Generation X cut open at the front: behind the slotted shell a dark mesh, a white inner wall and the filter cartridge, white pleats cut away before a core of black carbon; lifted off above them a violet UV-C ring lamp, a white frame with a copper ion ring, and the head with the outlet and the display',
    stagesAt: [
      [69.8, 74],
      [61, 65.5],
      [65, 57.5],
      [67, 43],
      [67.3, 36.5],
    ],
  },
  keyFeatures: stageFeatures(
    `Stops dust, hair and lint. Clean it every ${filterCare.cleanMonthsText} months.`,
    carbonClaim('cooking and smoke'),
    hepaClaim,
    lampClaim,
    ionClaim,
  ),
  // The specification gives 720 m³/h (rated) in the product list and 727 (measured) in the calculator.
  ...machineFigures('GEN X'),
  room: livingRoom,
  voltage: sample('220 to 240 V'),
  ratedFrequencyHz: sample(50),
  packageDimensionsMm: sample([410, 410, 850]),
  grossWeightKg: sample(12.1),
  sides: {
    front:
      'From the front: a white tower with a round dark display in its smooth upper third, a seam, a small coral tab at the right edge and rows of upright slots down to the foot.',
    right: 'From the right: smooth above the seam, with the coral tab at the front edge; rows of upright slots below.',
    back: 'From the back: smooth above the seam, rows of upright slots below, and the rating plate near the floor.',
    left: 'From the left: smooth above the seam, rows of upright slots below.',
    top: 'From above: round vanes in a swirl about a copper ring, where the clean air leaves.',
  },
  gallery: [
    {
      picture: genXRoom,
      alt: 'Generation X beside a sofa in the morning sun: a throw lies over the arm, a mug and a book on a side table, a slipper on the rug',
      height: { text: heightText('GEN X'), across: 41, top: 26, foot: 83 },
    },
    {
      picture: genXStudio,
      alt: 'Generation X from the front left: white body in two halves, round display at 3 µg/m³, coral tab at the seam, slotted lower half',
    },
    {
      picture: genXDetail,
      alt: 'The outlet of Generation X with its copper ring, and the display at 3 µg/m³, close up',
    },
    {
      picture: genXFront,
      alt: 'Generation X from the front: display, coral tab at the seam, and rows of upright slots',
    },
    {
      picture: genXTop,
      alt: 'Generation X from above: a swirl of dark vanes about a copper ring, a line of light round the rim',
    },
    {
      picture: genXBack,
      alt: 'Generation X from behind: rows of upright slots, the rating plate above the foot, and the mains lead with its UK plug',
    },
    { picture: unpacked.picture, alt: unpacked.alt },
    { picture: filterX, alt: 'The Gen X filter: a pleated cartridge with black rims and an orange strap' },
  ],
  brochure: 'downloads/generation-x-brochure.pdf',
  manual: 'downloads/generation-x-manual.pdf',
} satisfies PurifierData;
