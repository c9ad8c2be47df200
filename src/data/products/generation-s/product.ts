import { filterS } from '@/assets/pictures/filter-s';
import { genSBack } from '@/assets/pictures/gen-s-back';
import { genSDetail } from '@/assets/pictures/gen-s-detail';
import { genSExploded } from '@/assets/pictures/gen-s-exploded';
import { genSFront } from '@/assets/pictures/gen-s-front';
import { genSRoom } from '@/assets/pictures/gen-s-room';
import { genSStudio } from '@/assets/pictures/gen-s-studio';
import { genSTop } from '@/assets/pictures/gen-s-top';
import { airChangeTargets, rate, rateText } from '@/domain/air-changes';
import { yearlyHours } from '@/domain/cost-over-years';
import { type MachineModel, machineOf } from '@/domain/machines';
import type { RoomChoice } from '@/domain/room-answer';
import { roomVolumeM3 } from '@/domain/room';
import { roomsUpToM2 } from '@/domain/sizing';
import { speedOf } from '@/domain/speeds';
import { placeText, wallGapCm } from '@/domain/placing';
import { sample, unwrapSample } from '@/config/sample';
import { study } from '../../rooms/home-rooms';
import { metres } from '../../rooms/typical-rooms';
import type { PurifierData } from '../product';
import { carbonClaim, heightText, ionClaim, lampClaim, machineFigures, stageFeatures } from '../purifier-data';
import { hepaClaim } from '../../room-words';
import { generationSSummary } from './summary';
import { countWord } from '@/lib/format/count-word';
import { money, smallSum } from '@/lib/format/money';
import { caseYears, costOf, dividedPence, exampleCostUse, eachWorkingDay } from '../../costs';
import { purifiers } from '../../purifiers';
import { answerRoom, comparisonFor, formatPrice } from '../../room-answers';
import { filterCare } from '../filter-care';

const boxRoom = metres(2.5, 2.4, 2.4);
const first = speedOf('GEN S', 1);
const working = speedOf('GEN S', 'working');
const [small, beside] = choicesInStudy();

/** Choices of a study: Generation S and the machine with a list price beside it, each at the speed that reaches the target. */
function choicesInStudy(): [small: RoomChoice, beside: RoomChoice] {
  const answer = answerRoom(study);
  const comparison = comparisonFor(answer);
  if (answer.kind !== 'choice' || !comparison) throw new Error('The study has no two choices');
  return [answer.choice, comparison.choice];
}

/** Pence of deliveries, filter sets and electricity over five years in office hours: all but the machine. */
function upkeepOf(choice: RoomChoice): number {
  const { sumPence, pricePence = 0 } = costOf(choice, exampleCostUse(yearlyHours.office), caseYears);
  return sumPence - pricePence;
}

/** As in "4.2". */
const kgOf = (model: MachineModel) => unwrapSample(machineOf(model).netWeightKg).toFixed(1);

export const product = {
  ...generationSSummary,
  metaTitle: 'Generation S, the small domestic air purifier',
  metaDescription: `Generation S for a study of up to ${roomsUpToM2('GEN S', 'working')} m² whose window opens, at ${working.noiseDbA} dB(A), estimated. ${kgOf('GEN S')} kg to carry (sample), five stages, H13 HEPA. Price on request.`,
  gain: 'One machine for two rooms, light enough to carry.',
  shortDescription: `Beside your desk by day, its window open; in a box room of ${boxRoom.lengthM * boxRoom.widthM} m² at night.`,
  upkeep: {
    eachWorkingDay: smallSum(dividedPence(upkeepOf(small), eachWorkingDay, caseYears)),
    text: 'in office hours: filters, delivery, power (sample). Day and night it is more; a new lamp is extra',
  },
  descriptionTitle: 'Small enough to carry',
  description: [
    `At night, on speed 1, it makes ${first.noiseDbA} dB(A) in a box room, at ${rateText(rate('GEN S', roomVolumeM3(boxRoom), { speed: 1 }))} air changes an hour, above our minimum of ${countWord(airChangeTargets.minimum)} (estimated). Its display stays lit (sample): turn it away from the bed. With ${wallGapCm} cm free on every side it takes ${placeText('GEN S')}.`,
  ],
  reasonToBuy: {
    title: 'It goes where you\u00a0go',
    text: 'One machine for the study and the box room, not one in each.',
    points: [
      { title: 'Light', text: 'Our lightest, with a grip on each side.' },
      { title: 'Low', text: `${heightText('GEN S')} tall: it stands beside a desk, below its top.` },
      {
        title: 'Cheap to keep',
        text: `${money(upkeepOf(small))} for filters, delivery and power over ${countWord(caseYears)} years in office hours, ${money(upkeepOf(beside) - upkeepOf(small))} less than ${purifiers[beside.model].name} on speed ${beside.speed}, enough for the same study.`,
      },
    ],
    limit: `Ask us for its price. For one room only, ${purifiers[beside.model].name} at ${formatPrice(beside)} is quieter.`,
    choices: [small.model, beside.model].map((model) => ({
      model,
      machines: 1,
      figure: kgOf(model),
      unit: 'kg',
      text: purifiers[model].name,
    })),
    note: 'Power is estimated; weight, height and prices of filters are samples.',
  },
  figure: {
    picture: genSExploded,
    alt: 'Generation S cut open at the front: behind the shell with its round holes a dark mesh, a white inner wall and the short filter cartridge, white pleats cut away before a core of black carbon; lifted off above them a violet UV-C ring lamp, a white frame with a copper ion ring, and the head with the outlet and the display',
    stagesAt: [
      [69.8, 76],
      [60.4, 70.5],
      [64.4, 65],
      [66.6, 50.5],
      [66.6, 43.8],
    ],
  },
  keyFeatures: stageFeatures(
    `Stops dust, hair and lint. Clean it every ${filterCare.cleanMonthsText} months.`,
    carbonClaim('smoke, paint and cooking'),
    hepaClaim,
    lampClaim,
    ionClaim,
  ),
  // The specification gives 160 m³/h (rated) in the product list and 180 (measured) in the calculator.
  ...machineFigures('GEN S'),
  room: study,
  voltage: sample('220 to 240 V'),
  ratedFrequencyHz: sample(50),
  packageDimensionsMm: sample([300, 300, 600]),
  grossWeightKg: sample(5.4),
  sides: {
    front:
      'From the front: a white tower with rounded edges, a round dark display near the top, a coral fabric loop at the right edge and holes that grow towards the foot.',
    right: 'From the right: a grip near the top, the coral loop at the front edge and the holes below.',
    back: 'From the back: plain white above, holes that grow towards the foot below, and the rating plate.',
    left: 'From the left: a grip near the top and the holes below.',
    top: 'From above: round vanes in a swirl about a copper ring, where the clean air leaves.',
  },
  gallery: [
    {
      picture: genSRoom,
      alt: 'Generation S in a study, in late light beside the drawers of a desk with a mug, an open book and a lamp, lower than its top',
      // In the picture as `ProductHero.module.scss` enlarges it.
      height: { text: heightText('GEN S'), across: 62, top: 27.5, foot: 85.5 },
    },
    {
      picture: genSStudio,
      alt: 'Generation S from the front left: soft white body in one piece, round display at 4 µg/m³, coral fabric loop, holes that grow towards the foot',
    },
    { picture: genSDetail, alt: 'The round display of Generation S at 4 µg/m³ and its coral loop, close up' },
    {
      picture: genSFront,
      alt: 'Generation S from the front: display, coral loop, and holes that grow towards the foot',
    },
    {
      picture: genSTop,
      alt: 'Generation S from above: round vanes in a swirl about a copper ring, and the display below the rim',
    },
    {
      picture: genSBack,
      alt: 'Generation S from behind: holes that grow towards the foot, the rating plate, and the mains lead with its UK plug',
    },
    { picture: filterS, alt: 'The Gen S filter: a short pleated cartridge with white rims and an orange strap' },
  ],
  brochure: 'downloads/generation-s-brochure.pdf',
  manual: 'downloads/generation-s-manual.pdf',
} satisfies PurifierData;
