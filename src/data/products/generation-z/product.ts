import { filterZ } from '@/assets/pictures/filter-z';
import { genZBack } from '@/assets/pictures/gen-z-back';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { genZExploded } from '@/assets/pictures/gen-z-exploded';
import { genZFront } from '@/assets/pictures/gen-z-front';
import { genZOffice } from '@/assets/pictures/gen-z-office';
import { genZTop } from '@/assets/pictures/gen-z-top';
import type { MachineModel } from '@/domain/machines';
import { yearlyHours } from '@/domain/cost-over-years';
import { placeCm, placeText, wallGapCm } from '@/domain/placing';
import { sample } from '@/config/sample';
import { capitalised, countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { caseYears, costOf, exampleCostUse, mixedYearsPence } from '../../costs';
import { purifiers } from '../../purifiers';
import { recommendedChoice, formatMachines, formatPrice, betterMixOf, formatMixedSpeeds } from '../../room-answers';
import { airedOffice, openOffice } from '../../rooms/business-rooms';
import type { PurifierData } from '../product';
import { carbonClaim, heightText, ionClaim, lampClaim, machineFigures, stageFeatures } from '../purifier-data';
import { hepaClaim } from '../../room-words';
import { generationZSummary } from './summary';
import { filterCare } from '../filter-care';

const officeChoice = recommendedChoice(airedOffice);
const officeWithX = betterMixOf('GEN X', airedOffice);
/** How much less Generation X costs to buy, as in "£410". */
const savedToBuy = money((officeChoice.pricePence ?? 0) - (officeWithX.pricePence ?? 0));

const years = `${countWord(caseYears)} years`;

/** Five years of the office, in whole pence: of Generation Z and of X. */
function officeYears(isServiced: boolean): readonly [withZ: number, withX: number] {
  const use = { ...exampleCostUse(yearlyHours.office), isServiced };
  return [costOf(officeChoice, use, caseYears).sumPence, mixedYearsPence(officeWithX, yearlyHours.office, isServiced)];
}

const [servicedWithZ, servicedWithX] = officeYears(true);

/** Floor of so many machines, each with its clear space. */
function placeM2(model: MachineModel, machines: number): string {
  const [widthCm, depthCm] = placeCm(model);
  return ((machines * widthCm * depthCm) / 10_000).toFixed(1);
}

export const product = {
  ...generationZSummary,
  metaTitle: 'Generation Z industrial air purifier, 1,156 m³/h',
  metaDescription: `Generation Z, ${money(generationZSummary.pricePence)}: fewest machines and sockets. ${capitalised(countWord(officeChoice.machines))} for an open office whose windows open, at ${officeChoice.noiseDbA} dB(A) together (estimated).`,
  gain: 'The most air from one plug, for a large room.',
  shortDescription: `${capitalised(countWord(officeChoice.machines))} for an open office of ${airedOffice.lengthM * airedOffice.widthM} m² whose windows open: ${formatPrice(officeChoice)}.`,
  descriptionTitle: 'For the fewest machines in a large room',
  description: [
    `It rolls on castors, with brakes, and needs one socket. With ${wallGapCm} cm free on every side it takes ${placeText('GEN Z')}.`,
    'Not for rooms with explosive dust, such as that of flour or wood.',
  ],
  reasonToBuy: {
    title: `${capitalised(countWord(officeChoice.machines))} sockets, not ${countWord(officeWithX.machines)}`,
    text: `Half the filters of ${formatMachines(officeWithX)}, and ${money(servicedWithX - servicedWithZ)} less over ${years} with our service.`,
    limit: `${capitalised(countWord(officeWithX.machines))} sockets free? ${capitalised(formatMachines(officeWithX))} cost ${savedToBuy} less to buy, and less over ${years} with your own care.`,
    choices: [officeChoice, officeWithX].map((choice) => ({
      model: choice.model,
      machines: choice.machines,
      figure: String(choice.machines),
      unit: 'sockets',
      text: `${purifiers[choice.model].name}, one plug each`,
    })),
    versus: {
      models: ['GEN Z', officeWithX.model],
      rows: [
        ['Filter sets a year', String(officeChoice.machines), String(officeWithX.machines), true],
        [
          'Floor they take',
          `${placeM2('GEN Z', officeChoice.machines)} m²`,
          `${placeM2(officeWithX.model, officeWithX.machines)} m²`,
          true,
        ],
        [`${capitalised(years)}, serviced`, money(servicedWithZ), money(servicedWithX), true],
      ],
    },
    note: `In an office of ${airedOffice.lengthM * airedOffice.widthM} m², windows open, at about the same noise (estimated): of the ${countWord(officeWithX.machines)} X ${formatMixedSpeeds(officeWithX)}. Costs are samples.`,
  },
  figure: {
    picture: genZExploded,
    alt: `Generation Z taken apart, from the castors up: the foot with a grille, a dark mesh panel, a grey panel of carbon, a white pleated HEPA panel, a tray of violet UV-C light, a white frame with copper ion bars, the cassette with the photocatalyst screen, and the head with the outlet and the display`,
    note: 'Panels 1 to 3 stand upright behind the door.',
  },
  keyFeatures: stageFeatures(
    `Stops lint, paper dust and carpet dust. Clean it every ${filterCare.cleanMonthsText} months, sooner where it is dusty.`,
    carbonClaim('food and new carpets'),
    hepaClaim,
    lampClaim,
    ionClaim,
    'A coated screen under ultraviolet light, meant to oxidise part of the gases that are left.',
  ),
  ...machineFigures('GEN Z'),
  // The specification gives 230 m² in the product list, which the page prints, and about 110 m² (1237 sq ft)
  // elsewhere.
  otherCoverageM2: 110,
  room: { ...airedOffice, name: 'Office, windows open', phrase: openOffice.phrase },
  voltage: sample('220 to 240 V'),
  ratedFrequencyHz: sample(50),
  packageDimensionsMm: sample([540, 480, 1300]),
  grossWeightKg: sample(32),
  sides: {
    front:
      'From the front: a graphite cabinet on castors, with a wide dark display, below it a grey cassette with a handle, and a slotted door on hinges.',
    right: 'From the right: a grip near the top, the grey cassette, coral catches at the front edge and slots below.',
    back: 'From the back: plain graphite, parted by the grey band of the cassette, the rating plate below.',
    left: 'From the left: a grip near the top, the grey cassette and slots below.',
    top: 'From above: round vanes in a swirl about a copper ring, where the clean air leaves.',
  },
  gallery: [
    {
      picture: genZOffice,
      height: { text: heightText('GEN Z'), across: 45, top: 31, foot: 87 },
      alt: 'Two Generation Z in an open office by day: one at the end of a bank of desks, plugged in beside its drawers, one at the far wall under a year planner',
    },
    {
      picture: genZDetail,
      alt: 'The wide display of Generation Z at 7 µg/m³ and speed 3, above its aluminium cassette, close up',
    },
    {
      picture: genZFront,
      alt: 'Generation Z from the front: graphite cabinet with a slotted door, the wide display above an aluminium band',
    },
    {
      picture: genZTop,
      alt: 'Generation Z from above: the wide outlet of the dark cabinet, the display and the aluminium band below it',
    },
    {
      picture: genZBack,
      alt: 'Generation Z from behind: a black body with a silver band, grip, rating plate and castors, and the mains lead with its UK plug',
    },
    {
      picture: filterZ,
      alt: 'The three panels of the Gen Z filter set: pleated HEPA in front, then carbon, then mesh',
    },
  ],
  brochure: 'downloads/generation-z-brochure.pdf',
  manual: 'downloads/generation-z-manual.pdf',
} satisfies PurifierData;
