import { filterZ } from '@/assets/pictures/filter-z';
import { genZBack } from '@/assets/pictures/gen-z-back';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { genZExploded } from '@/assets/pictures/gen-z-exploded';
import { genZFront } from '@/assets/pictures/gen-z-front';
import { genZRoom } from '@/assets/pictures/gen-z-room';
import { genZStudio } from '@/assets/pictures/gen-z-studio';
import { genZTop } from '@/assets/pictures/gen-z-top';
import { rate } from '@/domain/air-changes';
import { type CalculatorModelName, machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import { speedOf, togetherDbA } from '@/domain/speeds';
import { sample } from '@/config/sample';
import { capitalised, countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { choiceFor, formatMachines, formatPrice } from '../../room-answers';
import { gymFloor } from '../../rooms/gym-rooms';
import { schoolRoomAnswers } from '../../rooms/education-rooms';
import { generationXSummary } from '../generation-x/summary';
import type { PurifierData } from '../product';
import { machineFigures, stageFeatures } from '../purifier-data';
import { generationZSummary } from './summary';
import { filterCare } from '../filter-care';

/** 15 x 10 x 3.5 m. */
const gymM3 = 15 * 10 * 3.5;
const inGym = choiceFor(gymFloor);
const machinesInGym = 3;
const { nursery } = schoolRoomAnswers;
const nurseryM2 = nursery.lengthM * nursery.widthM;
const nurseryM3 = roomVolumeM3(nursery);
const nurseryAch = nursery.targetAch - nursery.ventilationAch;
const inNursery = choiceFor(nursery);
/** The highest speed at which two stay within the noise limit of the nursery. */
const twoX = { model: 'GEN X', machines: 2, speed: 2 } as const;
const loudInGymDbA = togetherDbA(speedOf('GEN Z', 'full').noiseDbA, machinesInGym);
const gymSavingPence = machinesInGym * generationZSummary.pricePence - (inGym.pricePence ?? 0);

/** Floor of so many machines, each with its clear space. */
function placeM2(model: CalculatorModelName, machines: number): string {
  const [widthM, depthM] = machineSizeM(model);
  const gapM = (2 * wallGapCm) / 100;
  return (machines * (widthM + gapM) * (depthM + gapM)).toFixed(1);
}

export const product = {
  ...generationZSummary,
  metaTitle: 'Generation Z industrial air purifier, 1,156 m³/h',
  metaDescription: `Generation Z: 1,156 m³/h for large rooms: fewest machines, sockets, filter changes. The only one with a sixth stage, the photocatalyst. ${money(generationZSummary.pricePence)} including VAT.`,
  shortDescription: `One cleans a nursery at ${speedOf('GEN Z', 'working').noiseDbA} dB(A), estimated. In a gym or an office it takes the fewest machines, sockets and filter changes.`,
  descriptionTitle: 'For the fewest machines in a large room',
  description: [
    'On speed 3, at 42 dB(A), it moves more air than any other of the four, from one socket and through one filter set. Air enters through the lower half, passes six stages and leaves from the top, 1.18 m high (sample), above a desk screen. It stands 20 cm from the wall.',
    rich`${capitalised(countWord(machinesInGym))} clean a gym floor of ${gymM3} m³ ${rate('GEN Z', gymM3, { machines: machinesInGym })} times an hour at full speed, while the music plays. ${capitalised(formatMachines(inGym))} do a little more for ${money(gymSavingPence)} less, from ${countWord(inGym.machines)} sockets. With windows open, a nursery of ${nurseryM2} m² needs ${countWord(nurseryAch)} air changes an hour from its machines, within ${nursery.noiseLimitDbA} dB(A). One Generation Z, ${formatPrice(inNursery)}, gives ${rate('GEN Z', nurseryM3, inNursery)}. ${capitalised(formatMachines(twoX))} on speed ${twoX.speed}, ${money(twoX.machines * generationXSummary.pricePence)}, give ${rate('GEN X', nurseryM3, twoX)}; a speed higher they are too loud.`,
  ],
  reasonToBuy: {
    title: `${capitalised(countWord(machinesInGym))} sockets where Generation X needs ${countWord(inGym.machines)}`,
    text: `It rolls on castors to where it is needed. Choose it where sockets or floor are short: with their ${wallGapCm} cm all round ${countWord(machinesInGym)} stand on ${placeM2('GEN Z', machinesInGym)} m², ${formatMachines(inGym)} on ${placeM2('GEN X', inGym.machines)}. For a lower price take ${formatMachines(inGym)}: ${formatPrice(inGym)}, and ${loudInGymDbA - inGym.noiseDbA} dB(A) quieter.`,
    picture: {
      picture: genZRoom,
      alt: 'A corner of a gym: a graphite Generation Z on castors beside wall bars and a bench',
    },
    picturePlace: 'left',
    facts: [
      { figure: String(machinesInGym), text: 'Generation Z' },
      { figure: String(inGym.machines), text: 'Generation X' },
    ],
    factsNote: `For the same gym floor of ${gymM3} m³, at full speed. The picture shows one of the ${countWord(machinesInGym)}.`,
  },
  figure: {
    picture: genZExploded,
    alt: `Generation Z taken apart, from the castors up: the foot with a grille, a dark mesh panel, a grey panel of carbon, a white pleated HEPA panel, a tray of violet UV-C light, a white frame with copper ion bars, the cassette with the photocatalyst screen, and the head with the outlet and the display`,
  },
  keyFeatures: stageFeatures(
    `Stops chalk, lint and carpet dust. Clean it every ${filterCare.cleanMonthsText} months, sooner in a gym. Panels 1 to 3 stand upright behind the front door; the picture lays them flat.`,
    'Takes up part of the smells of food and sweat.',
    'H13: at least 99.95% at the most penetrating particle size, 99.97% at 0.3 µm.',
    'Inactivates microbes in the air that has passed the filters. The 253.7 nm lamp makes no ozone.',
    'Charges the fine particles that remain, so that they settle.',
    'A coated screen under ultraviolet light that oxidises part of the gases that the carbon lets through. Generation Z only.',
  ),
  ...machineFigures('GEN Z'),
  // The specification gives 230 m² in the product list, which the page prints, and about 110 m² (1237 sq ft)
  // elsewhere.
  otherCoverageM2: 110,
  room: nursery,
  voltage: sample('220 to 240 V'),
  ratedFrequencyHz: sample(50),
  packageDimensionsMm: sample([540, 480, 1300]),
  netWeightKg: sample(27.5),
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
      picture: genZStudio,
      alt: 'Generation Z from the front left: graphite cabinet on castors, wide display at 7 µg/m³ and speed 3, aluminium cassette, slotted door',
    },
    { picture: genZRoom, alt: 'Generation Z in a gym, beside wooden wall bars, a bench and two balls' },
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
