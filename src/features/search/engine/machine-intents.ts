import { grouped } from '@/lib/format/number';
import { deliveryPence } from '@/data/products/delivery';
import { filterSetPence } from '@/data/filter-prices';
import { filterCare, filterLife } from '@/data/products/filter-care';
import { uvCLight } from '@/data/uv-c';
import { recommendedChoice, formatPricedMachines, formatSpeed, prices } from '@/data/room-answers';
import { bedroomAtHome, livingRoom } from '@/data/rooms/home-rooms';
import { calculatorModels, type MachineModel } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { formatFloor } from '@/domain/room';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { rateText } from '@/domain/air-changes';
import { roomsUpToM2 } from '@/domain/sizing';
import { combinedNoiseDbA, quietBelowDbA, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { purifiers } from '@/data/purifiers';
import { formatEstimatedCost, money } from '@/lib/format/money';
import { compareUrl } from '@/lib/links/compare-url';
import { href } from '@/lib/links/href';
import { sectorKeys } from '@/config/sectors';
import { turnUrl } from '@/lib/links/turn-url';
import { type Intent, intentsOf } from './intent';
import { machinePlaces } from './place-words';

const machines = `${href('shop')}?group=air`;
const compared = compareUrl(calculatorModels.map(({ slug }) => slug));

/** As in "Generation X, £495: rooms up to 36 m², at 43 dB(A)." */
const priced = Object.values(purifiers).flatMap(({ name, model, pricePence }) =>
  pricePence === undefined
    ? []
    : [
        `${name}, ${money(pricePence)}: rooms up to ${roomsUpToM2(model, 'working')} m², at ${speedOf(model, 'working').noiseDbA} dB(A).`,
      ],
);

const listPrices = Object.values(prices).filter((pence) => pence !== undefined);

/** As in "£39 to £129". */
function range(figures: readonly number[], format: (figure: number) => string | number = String): string {
  return `${format(Math.min(...figures))} to ${format(Math.max(...figures))}`;
}

const working = calculatorModels.map(({ model }) => speedOf(model, 'working'));

const second = calculatorModels.map(({ model }) => speedOf(model, 2).noiseDbA);

function electricityPence(name: MachineModel): number {
  return runningCost(name, exampleUse, filterLife).electricityPence;
}

const forLivingRoom = recommendedChoice(livingRoom);
const forBedroom = recommendedChoice(bedroomAtHome);

const sectorSections = (section: string) => Object.fromEntries(sectorKeys.map((sector) => [sector, section]));

const fiveYearSections = {
  education: 'five-years',
  healthCare: 'five-years',
  hospitality: 'five-years',
  gym: 'five-years',
} as const;

const noiseSections = {
  dentistry: 'can-it-run-during-treatment',
  education: 'will-thirty-children-hear-it',
  healthCare: 'is-it-quiet-enough-by-day',
  business: 'will-people-turn-it-off-because-of-the-noise',
  hospitality: 'will-guests-hear-it',
  gym: 'can-the-machines-run-through-a-quiet-class',
} as const;

/** Of the machines: a page or question that says more of what is asked goes before. */
export const machineIntents: readonly Intent[] = [
  ...intentsOf(machinePlaces),
  {
    words: 'airpurifier air-purifier purifier machine price cost list cheap cheapest',
    address: machines,
    title: `Air purifiers: ${range(listPrices, money)}`,
    text: `${priced.join(' ')} Generation S, for up to ${roomsUpToM2('GEN S', 'working')} m², is priced on request. With VAT; delivery ${money(deliveryPence)} an order (sample).`,
  },
  {
    words:
      'running-cost electricity electricity-cost electricity-bill energy watt kwh power power-consumption cost-run',
    address: compared,
    sectors: { ...fiveYearSections, homes: 'what-does-it-cost-to-run' },
    title: `Electricity: ${range(
      calculatorModels.map(({ model }) => electricityPence(model)),
      formatEstimatedCost,
    )} a year, estimated`,
    text: `${formatEstimatedCost(electricityPence('GEN X'))} for Generation X: at working speed, ${grouped(exampleUse.hoursPerYear)} hours a year, ${exampleUse.pencePerKilowattHour} p/kWh. Filter sets come on top: each machine’s page adds up five years.`,
  },
  {
    words: 'plan plan-my several-rooms all-rooms all-our-rooms whole-building whole-school whole-hotel',
    to: 'roomPlanner#my-plan',
    sectors: sectorSections('plan'),
  },
  {
    words: 'rattle buzz hum squeak clicking vibrate louder-than-it-was my-noise making-noise makes-noise',
    to: 'buying#servicing-sheet-for-each-model',
    title: 'Louder than it was: a full filter, an uneven floor, or something on the outlet',
    text: 'The manual of each machine says what to do.',
  },
  {
    words: 'quiet quietest quieter quietly silent',
    to: 'evidence#noise',
    sectors: noiseSections,
    title: `Quiet: speed 1 or 2, from below ${quietBelowDbA} to ${Math.max(...second)} dB(A), estimated`,
    text: `A living room of ${formatFloor(livingRoom)} takes ${formatPricedMachines(forLivingRoom)}, ${formatSpeed(forLivingRoom)}. For an office we keep all machines together within ${workingSpeedLimitDbA} dB(A).`,
  },
  {
    words: 'night sleep',
    to: 'homes#rooms-at-home',
    sectors: { healthCare: 'can-patients-sleep-beside-it' },
    title: `For a bedroom at night: ${formatPricedMachines(forBedroom)}`,
    text: `In ${formatFloor(bedroomAtHome)} it runs ${formatSpeed(forBedroom)}: ${rateText({ ...forBedroom.rates.chosen, ventilationAch: 0 })} air changes an hour, windows shut, estimated. Its display stays lit.`,
  },
  {
    words: 'noise disturb distract talk-over notice',
    to: 'evidence#noise',
    sectors: noiseSections,
    title: `You can talk over one machine at its working speed: ${range(working.map(({ noiseDbA }) => noiseDbA))} dB(A), estimated`,
    text: `At that speed it moves ${range(working.map(({ airflowM3PerHour }) => airflowM3PerHour))} m³/h. Two machines are ${combinedNoiseDbA(0, 2)} dB louder than one, four are ${combinedNoiseDbA(0, 4)}.`,
  },
  {
    words:
      'stuffy window open-window ventilation ventilate fresh-air extractor extractor-fan extraction extraction-fan mechanical-ventilation mvhr open-doors',
    to: 'homes#do-i-still-open-the-windows',
    sectors: {
      dentistry: 'do-we-still-need-a-window-or-an-extractor-fan',
      education: 'do-we-still-need-to-open-the-windows',
      business: 'we-have-mechanical-ventilation-do-we-still-need-a-purifier',
      hospitality: 'can-we-open-the-doors-and-run-it-at-the-same-time',
      gym: 'what-does-it-leave-to-our-ventilation',
    },
  },
  {
    words:
      'safe safety uv-safe uv-dangerous uv-harmful light-safe light-dangerous lamp-safe unsafe dangerous danger harmful hurt touch child-safe children-safe toddler small-children safe-around',
    to: 'education#is-it-safe-around-small-children',
    sectors: { homes: 'where-does-it-stand' },
    title: 'Is it safe around small children?',
    text: 'An adult sets it and pulls the plug before it is opened. The lamp is enclosed, by design; that is not measured yet.',
  },
  {
    words:
      'cost-of-ownership total-cost whole-life lifetime payback pay-for-itself return-on-investment roi five-year ownership 5-year long-term-cost',
    to: 'service#five-year-cost',
    sectors: fiveYearSections,
  },
  {
    words:
      'business-case per-pupil per-member per-head per-guest per-patient per-desk per-cover per-person governor board-paper board-report case-for convince-board',
    to: 'buying',
    sectors: sectorSections('case'),
  },
  {
    words: 'ach air-change',
    to: 'evidence#air-changes',
    sectors: { gym: 'how-many-air-changes-should-a-gym-have' },
  },
  {
    words: 'during-treatment during-drilling during-procedure while-treating during-lesson during-class break-time',
    to: 'dentistry#can-it-run-during-treatment',
    sectors: noiseSections,
  },
  {
    words: 'guidance guideline standard department dfe regulation requirement',
    to: 'evidence',
    sectors: { education: 'what-the-department-for-education-asks', healthCare: 'what-nhs-england-asks' },
  },
  {
    words: 'two-rooms between-rooms move-it room-to-room carry several-places share-one',
    to: 'homes#can-i-use-one-machine-for-two-rooms',
    sectors: { hospitality: 'can-we-move-one-machine-between-rooms' },
  },
  {
    words: 'x-or-y y-or-x y-or-generation x-or-generation y-instead-of why-generation-y',
    address: compareUrl(['generation-x', 'generation-y']),
    title: 'Compare Generation X and Generation Y',
    sectors: { dentistry: 'why-generation-y-when-generation-x-moves-more-air-for-less' },
  },
  {
    words: 'all-day all-night day-and-night continuously 24-7 24 overnight leave-on leave-it-on left-on nonstop',
    to: 'homes#can-it-run-all-night',
    sectors: { dentistry: 'can-it-run-during-treatment' },
  },
  {
    words: 'filter cartridge filter-price filter-cost filter-set buy-filter order-filter',
    to: 'service#filter-sets-and-spare-parts',
    title: `A filter set is ${range(Object.values(filterSetPence), money)} (sample), ${money(filterSetPence['GEN X'])} for Generation X`,
    text: `Change it every ${filterCare.changeMonthsText} months, by the hours that the machine runs: in office or school hours once a year.`,
  },
  {
    words:
      'cadr-each cadr-model cadr-machines cadr-all airflow-each airflow-model airflow-all powerful strongest what-size-is size-is-it compare comparison difference best big biggest tall largest smallest the-small-one the-big-one weight weigh heavy dimension height width fit space footprint table choose',
    address: compared,
    title: 'Compare the four machines side by side',
    text: 'Rooms, prices, airflow, sizes, noise and running cost in one table.',
  },
  {
    words:
      'change-filter filter-change how-often-filter filter-last filter-life often filter-full full-filter filter-schedule filter-replacement-schedule',
    to: 'home#when-do-filters-need-replacing',
    sectors: {
      dentistry: 'who-changes-the-filters-and-when',
      education: 'how-do-the-filters-fit-the-school-year',
      healthCare: 'who-looks-after-the-filters',
      business: 'who-changes-the-filters-and-how-often',
    },
  },
  {
    words: 'clean-it clean-machine clean-casing clean-purifier cleaned cleaner housekeeping wipe-down',
    to: 'buying#servicing-sheet-for-each-model',
    title: `Cleaning: the first filter every ${filterCare.cleanMonths} months, the casing with a damp cloth`,
    text: 'Pull the plug first. The servicing sheet says what each model takes.',
  },
  {
    words: 'mould',
    to: 'homes#pollen-and-dust',
    title: 'Mould: the filter captures spores in the air',
    text: 'It dries no room and takes no mould off a wall.',
  },
  {
    words: 'asbestos asbestos-dust asbestos-fibre',
    to: 'home',
    title: 'Leave asbestos to a specialist',
    text: 'HEPA captures stray fibres. That makes no room safe.',
  },
  {
    words: 'virus covid-19 cold illness healthier',
    to: 'about#limits-heading',
    title: 'Viruses: fewer particles in the air, no promise of health',
    text: 'A HEPA filter is built to hold particles of that size. Whether people fall ill depends on more than that.',
  },
  {
    words: 'asthma hay-fever symptom',
    to: 'homes#will-it-help-with-asthma-or-hay-fever',
    title: 'We make no promise about asthma or hay fever',
    text: 'The filter takes pollen and dust out of the air. For your health ask your doctor.',
  },
  {
    words: 'smoke shisha fire-smoke',
    to: 'homes#smoke',
    title: 'Smoke: the filter holds the particles, carbon takes up part of the smell',
    text: `A living room takes ${formatPricedMachines(forLivingRoom)}. Close the windows while smoke is outside.`,
  },
  {
    words: 'mount drill-wall drill-hole wall-mount ceiling',
    to: 'homes#where-does-it-stand',
    title: 'None hangs on a wall: all four stand on the floor',
    text: `${wallGapCm} cm from the wall, each on one socket.`,
  },
  {
    words: 'in-the-way get-in-the-way place placement position located stand wall corner put where-to',
    to: 'home#where-should-the-purifier-stand',
    sectors: {
      dentistry: `${href('air-purification-in-dentistry')}#how-should-the-purifier-be-used`,
      education: `${href('how-much-clean-air-a-classroom-needs')}#where-it-stands-and-who-looks-after-it`,
      healthCare: 'where-a-machine-stands-beside-a-bed',
      business: 'where-should-machines-stand-on-an-open-floor',
      gym: 'where-do-machines-stand-on-a-busy-floor',
      homes: 'where-does-it-stand',
    },
  },
  { words: 'calculator calculate', to: 'home#calculator', title: 'Air change calculator' },
  {
    words: 'manual instructions brochure download user-guide data-sheet datasheet pdf',
    address: machines,
    title: 'Manuals and brochures (PDF)',
    text: 'On each product page, under Support.',
  },
  {
    words:
      'clearance clear clear-the-room leave-the-room how-long-until how-long-to-clear air-is-clean until-the-air minutes after-drilling after-treatment',
    to: 'roomPlanner#planner-clearance',
    title: 'How long the air takes to clear',
    text: 'The room planner works it out for your room: the minutes until 90, 99 and 99.9% of the particles are gone.',
    sectors: {
      dentistry: 'will-a-purifier-shorten-the-gap-between-patients',
      healthCare: 'how-soon-the-air-is-clear-after-a-procedure',
    },
  },
  {
    words:
      'hepa-carbon hepa-or-carbon carbon activated-carbon charcoal smell gas gases fume vapour voc formaldehyde solvent chemical',
    to: 'evidence#carbon',
    title: 'Gases and smells: carbon takes up part of them',
    text: 'A gas goes straight through a particle filter. Activated carbon holds part of it, until the carbon is full.',
    sectors: {
      hospitality: 'does-it-take-away-cooking-smells',
      gym: 'does-it-deal-with-the-smell-of-a-changing-room',
    },
  },
  {
    words: 'blog article read-more guide-to',
    to: 'blog',
    sectors: {
      education: href('how-much-clean-air-a-classroom-needs'),
      dentistry: href('air-purification-in-dentistry'),
    },
  },
  {
    words: 'fallow fallow-time',
    to: 'air-purification-in-dentistry#calculate-fallow-time',
    title: 'Fallow time: the guidance was withdrawn in 2022',
    text: 'Today your own risk assessment sets the wait. How it was counted, and in how many minutes the air clears.',
  },
  {
    words: 'ozone ozone-test test-ozone emission',
    to: 'evidence#ozone',
    sectors: { healthCare: 'does-it-give-off-ozone', homes: 'does-it-make-ozone' },
    title: `Our lamps give light of ${uvCLight}`,
    text: 'The whole machine is not tested yet.',
  },
  {
    words:
      'planning-permission permission listed-building building-regulations consent install installation set-up fitted',
    to: 'delivery#delivery',
    title: 'One socket, no installation',
    text: 'If you would like us to set it up, ask for it in the quote.',
  },
  {
    words: '3d 3d-model rotate',
    address: turnUrl('generation-x'),
    title: 'Turn Generation X in 3D, or see it in your room',
    text: 'By the button on the picture of each purifier.',
  },
  {
    words: 'film watch',
    to: 'home',
    title: 'Film: the air’s way through the stages',
    text: 'On the home page.',
  },
  { words: 'co2 co2-reading co2-level ppm air-quality', address: href('product', { slug: 'mars-air-sense' }) },
];
