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
import { usualSettings } from '@/domain/room-answer';
import { roomsUpToM2 } from '@/domain/sizing';
import { combinedNoiseDbA, quietBelowDbA, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { purifiers } from '@/data/purifiers';
import { formatEstimatedCost, money } from '@/lib/format/money';
import { compareUrl } from '@/lib/links/compare-url';
import { href } from '@/lib/links/href';
import { sectorKeys } from '@/config/sectors';
import { turnUrl } from '@/lib/links/turn-url';
import type { Intent } from './intent';

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
  {
    words: 'airpurifier air-purifier purifier machine price pricing cost list cheap cheapest',
    address: machines,
    title: `Air purifiers: ${range(listPrices, money)}`,
    text: `${priced.join(' ')} Generation S, for up to ${roomsUpToM2('GEN S', 'working')} m², is priced on request. With VAT; delivery ${money(deliveryPence)} an order (sample).`,
  },
  {
    words:
      'running-cost electricity electricity-cost electricity-bill energy watt watts kwh power power-consumption run-cost cost-run',
    address: compared,
    sectors: { ...fiveYearSections, homes: 'what-does-it-cost-to-run' },
    title: `Electricity: ${range(
      calculatorModels.map(({ model }) => electricityPence(model)),
      formatEstimatedCost,
    )} a year, estimated`,
    text: `${formatEstimatedCost(electricityPence('GEN X'))} for Generation X: at working speed, ${grouped(exampleUse.hoursPerYear)} hours a year, ${exampleUse.pencePerKilowattHour} p/kWh. Filter sets come on top: each machine’s page adds up five years.`,
  },
  { words: 'planner size how-many room-size', page: 'roomPlanner' },
  {
    words: 'plan plan-my several-rooms all-rooms all-our-rooms whole-building whole-school whole-hotel',
    page: 'roomPlanner',
    section: 'my-plan',
    sectors: sectorSections('plan'),
  },
  {
    words:
      'rattle rattling buzz buzzing hum squeak clicking vibrate louder-than-it-was my-noise my-noisy my-loud making-noise makes-noise',
    page: 'buying',
    section: 'servicing-sheet-for-each-model',
    title: 'Louder than it was: a full filter, an uneven floor, or something on the outlet',
    text: 'The manual of each machine says what to do.',
  },
  {
    words: 'quiet quietest quieter quietly silent',
    page: 'evidence',
    section: 'noise',
    sectors: noiseSections,
    title: `Quiet: speed 1 or 2, from below ${quietBelowDbA} to ${Math.max(...second)} dB(A), estimated`,
    text: `A living room of ${formatFloor(livingRoom)} takes ${formatPricedMachines(forLivingRoom)}, ${formatSpeed(forLivingRoom)}. For an office we keep all machines together within ${workingSpeedLimitDbA} dB(A).`,
  },
  {
    words: 'night sleep sleeping',
    page: 'homes',
    section: 'rooms-at-home',
    sectors: { healthCare: 'can-patients-sleep-beside-it' },
    title: `For a bedroom at night: ${formatPricedMachines(forBedroom)}`,
    text: `In ${formatFloor(bedroomAtHome)} it runs ${formatSpeed(forBedroom)}: ${rateText({ ...forBedroom.rates.chosen, ventilationAch: 0 })} air changes an hour, windows shut, estimated. Its display stays lit.`,
  },
  {
    words: 'noise noisy loud louder decibel db dba hear sound audible disturb distract talk-over notice',
    page: 'evidence',
    section: 'noise',
    sectors: noiseSections,
    title: `You can talk over one machine at its working speed: ${range(working.map(({ noiseDbA }) => noiseDbA))} dB(A), estimated`,
    text: `At that speed it moves ${range(working.map(({ airflowM3PerHour }) => airflowM3PerHour))} m³/h. Two machines are ${combinedNoiseDbA(0, 2)} dB louder than one, four are ${combinedNoiseDbA(0, 4)}.`,
  },
  {
    words:
      'window windows open-window ventilation ventilate ventilated fresh-air extractor extractor-fan extraction extraction-fan mechanical-ventilation mvhr open-doors',
    page: 'homes',
    section: 'do-i-still-open-the-windows',
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
      'safe safety uv-safe uv-dangerous uv-harmful light-safe light-dangerous lamp-safe unsafe dangerous danger harmful hurt touch child-safe children-safe toddler toddlers small-children safe-around',
    page: 'education',
    section: 'is-it-safe-around-small-children',
    sectors: { homes: 'where-does-it-stand' },
    title: 'Is it safe around small children?',
    text: 'An adult sets it and pulls the plug before it is opened. The lamp is enclosed, by design; that is not measured yet.',
  },
  {
    words: 'windows-count window-counts windows-counted count-windows open-windows-count',
    page: 'evidence',
    section: 'targets',
    title: `Windows that open count as ${usualSettings.ventilationAch} air change an hour`,
    text: 'Keep opening them: only they bring fresh air. Closed ones give less; the room planner takes a figure of your own.',
  },
  {
    words:
      'cost-of-ownership total-cost whole-life lifetime five-year five-years ownership 5-year 5-years long-term-cost',
    page: 'service',
    section: 'five-year-cost',
    sectors: fiveYearSections,
  },
  {
    words:
      'business-case per-pupil per-member per-head per-guest per-patient per-desk per-cover per-person governor governors board-paper board-report case-for convince-board',
    page: 'buying',
    sectors: sectorSections('case'),
  },
  {
    words: 'two-small two-machines one-big-one two-or-one one-or-two two-slow',
    page: 'the-speed-you-can-talk-over',
    section: 'two-slow-machines-or-one-fast-one',
  },
  { words: 'three-quotes written-quotes several-quotes three-written', page: 'buying', section: 'papers-for-a-tender' },
  {
    words: 'ach air-change',
    page: 'evidence',
    section: 'air-changes',
    sectors: { gym: 'how-many-air-changes-should-a-gym-have' },
  },
  { words: 'chalk chalk-dust magnesium', page: 'gym', section: 'what-does-chalk-do-to-the-filters' },
  {
    words: 'cooking cooking-smell kitchen-smell frying fryer',
    page: 'hospitality',
    section: 'does-it-take-away-cooking-smells',
  },
  {
    words: 'cadr-each cadr-model cadr-machines cadr-all airflow-each airflow-model airflow-all',
    address: compared,
    title: 'Compare the four machines side by side',
    text: 'Rooms, prices, airflow, sizes, noise and running cost in one table.',
  },
  {
    words:
      'during-treatment during-drilling during-procedure while-treating during-lesson during-class break-time break-times',
    page: 'dentistry',
    section: 'can-it-run-during-treatment',
    sectors: noiseSections,
  },
  { words: 'aerosol agp droplet', page: 'air-purification-in-dentistry', section: 'dentistry-and-air-purification' },
  { words: 'cadr clean-air-delivery', page: 'reading-a-data-sheet', section: 'cadr-the-airflow-that-counts' },
  { words: 'airflow measured measure-airflow airflow-test anemometer', page: 'evidence', section: 'airflow' },
  {
    words: 'speed speeds setting settings which-speed full-speed',
    page: 'the-speed-you-can-talk-over',
    section: 'which-speed-when',
  },
  {
    words: 'guidance guideline standard standards department dfe regulation requirement',
    page: 'evidence',
    sectors: { education: 'what-the-department-for-education-asks', healthCare: 'what-nhs-england-asks' },
  },
  {
    words: 'nhs-england netb netb-2023 nhs-guidance nhs-estates',
    page: 'healthCare',
    section: 'what-nhs-england-asks',
  },
  {
    words: 'htm htm-03 htm-03-01 healthcare-ventilation',
    page: 'healthCare',
    section: 'does-a-purifier-count-towards-htm-03-01',
  },
  {
    words: 'isolation isolation-room negative-pressure',
    page: 'healthCare',
    section: 'can-it-stand-in-an-isolation-room',
  },
  {
    words: 'two-rooms between-rooms move-it room-to-room carry several-places share-one',
    page: 'homes',
    section: 'can-i-use-one-machine-for-two-rooms',
    sectors: { hospitality: 'can-we-move-one-machine-between-rooms' },
  },
  { words: 'mercury mercury-vapour amalgam', page: 'dentistry', section: 'does-it-take-out-mercury-vapour' },
  {
    words: 'x-or-y y-or-x y-or-generation x-or-generation y-instead-of why-generation-y',
    address: compareUrl(['generation-x', 'generation-y']),
    title: 'Compare Generation X and Generation Y',
    sectors: { dentistry: 'why-generation-y-when-generation-x-moves-more-air-for-less' },
  },
  {
    words: 'all-day all-night day-and-night continuously 24-7 24 overnight leave-on leave-it-on left-on nonstop',
    page: 'homes',
    section: 'can-it-run-all-night',
    sectors: { dentistry: 'can-it-run-during-treatment' },
  },
  {
    words: 'filter cartridge filter-price filter-cost filter-set buy-filter order-filter',
    page: 'service',
    section: 'filter-sets-and-spare-parts',
    title: `A filter set is ${range(Object.values(filterSetPence), money)} (sample), ${money(filterSetPence['GEN X'])} for Generation X`,
    text: `Change it every ${filterCare.changeMonthsText} months, by the hours that the machine runs: in office or school hours once a year.`,
  },
  {
    words:
      'compare comparison difference best big biggest tall largest smallest the-small-one the-big-one weight weigh heavy dimension height width tall fit fits space footprint table choose',
    address: compared,
    title: 'Compare the four machines side by side',
    text: 'Rooms, prices, sizes, noise and running cost in one table.',
  },
  {
    words: 'how-change-filter how-replace-filter how-fit-filter steps-filter fit-filter',
    page: 'service',
    section: 'by-you-or-by-us',
  },
  {
    words:
      'change-filter changing-filter filter-change change-the-filter changes-the-filter filter-changes replace-filter replace-the-filter replace-filters how-often-filter filter-last filters-last filter-life often filter-full full-filter filter-schedule filter-replacement-schedule',
    page: 'home',
    section: 'when-do-filters-need-replacing',
    sectors: {
      dentistry: 'who-changes-the-filters-and-when',
      education: 'how-do-the-filters-fit-the-school-year',
      healthCare: 'who-looks-after-the-filters',
      business: 'who-changes-the-filters-and-how-often',
    },
  },
  {
    words: 'clean-it clean-machine clean-casing clean-purifier cleaned cleaning cleaner housekeeping wipe-down',
    page: 'buying',
    section: 'servicing-sheet-for-each-model',
    title: `Cleaning: the first filter every ${filterCare.cleanMonths} months, the casing with a damp cloth`,
    text: 'Pull the plug first. The servicing sheet says what each model takes.',
  },
  {
    words:
      'clean-filter clean-the-filter cleaning-filter filter-cleaning prefilter pre-filter vacuum-the-filter vacuum-filter hoover-filter hoover-the-filter wash-filter wash-the-filter washable washable-filter wash rinse hoover',
    page: 'home',
    section: 'how-do-i-clean-the-filter',
  },
  {
    words: 'pollen dust-mite dust-mites dust dusty',
    page: 'homes',
    section: 'pollen-and-dust',
  },
  {
    words: 'mould damp',
    page: 'homes',
    section: 'pollen-and-dust',
    title: 'Mould: the filter captures spores in the air',
    text: 'It dries no room and takes no mould off a wall.',
  },
  {
    words: 'asbestos asbestos-dust asbestos-fibre',
    page: 'home',
    title: 'Leave asbestos to a specialist',
    text: 'HEPA captures stray fibres. That makes no room safe.',
  },
  {
    words:
      'virus viruses germs bacteria covid covid-19 covid-virus coronavirus flu influenza cold colds illness ill sick sickness absence absences healthier',
    page: 'about',
    section: 'limits-heading',
    title: 'Viruses: fewer particles in the air, no promise of health',
    text: 'A HEPA filter is built to hold particles of that size. Whether people fall ill depends on more than that.',
  },
  {
    words: 'asthma allergy allergies allergic hayfever hay-fever asthmatic sneezing symptom',
    page: 'homes',
    section: 'will-it-help-with-asthma-or-hay-fever',
    title: 'We make no promise about asthma or hay fever',
    text: 'The filter takes pollen and dust out of the air. For your health ask your doctor.',
  },
  { words: 'pet cat dog cat-allergy dog-allergy dander hair litter fur', page: 'homes', section: 'pets' },
  {
    words: 'smoke smoker smoking cigarette tobacco shisha vape vaping bonfire wildfire fire-smoke',
    page: 'homes',
    section: 'smoke',
    title: 'Smoke: the filter holds the particles, carbon takes up part of the smell',
    text: `A living room takes ${formatPricedMachines(forLivingRoom)}. Close the windows while smoke is outside.`,
  },
  {
    words: 'mount hang bracket wall-mount ceiling ceiling-mount',
    page: 'homes',
    section: 'where-does-it-stand',
    title: 'None hangs on a wall: all four stand on the floor',
    text: `${wallGapCm} cm from the wall, each on one socket.`,
  },
  {
    words: 'place placing placement position located stand standing wall corner put where-to',
    page: 'home',
    section: 'where-should-the-purifier-stand',
    sectors: {
      dentistry: `${href('air-purification-in-dentistry')}#how-should-the-purifier-be-used`,
      education: `${href('how-much-clean-air-a-classroom-needs')}#where-it-stands-and-who-looks-after-it`,
      healthCare: 'where-a-machine-stands-beside-a-bed',
      business: 'where-should-machines-stand-on-an-open-floor',
      gym: 'where-do-machines-stand-on-a-busy-floor',
      homes: 'where-does-it-stand',
    },
  },
  { words: 'calculator calculate', page: 'home', section: 'calculator', title: 'Air change calculator' },
  {
    words: 'manual instructions brochure download user-guide data-sheet datasheet pdf',
    address: machines,
    title: 'Manuals and brochures (PDF)',
    text: 'On each product page, under Support.',
  },
  {
    words:
      'evidence proof prove proven study studies scientific independent lab laboratory clinical-trial test-report iso 14644',
    page: 'evidence',
  },
  {
    words: 'hepa h13 h14 efficiency filter-class filter-grade grade 1822 29463 leak-test dop',
    page: 'evidence',
    section: 'filter-class',
  },
  { words: 'pm2.5 pm10 fine-dust', page: 'evidence', section: 'fine-dust' },
  {
    words:
      'clearance clear cleared clears clear-the-room leave-the-room how-long-until how-long-to-clear air-is-clean until-the-air minutes after-drilling after-treatment',
    page: 'roomPlanner',
    section: 'planner-clearance',
    title: 'How long the air takes to clear',
    text: 'The room planner works it out for your room: the minutes until 90, 99 and 99.9% of the particles are gone.',
    sectors: {
      dentistry: 'will-a-purifier-shorten-the-gap-between-patients',
      healthCare: 'how-soon-the-air-is-clear-after-a-procedure',
    },
  },
  {
    words: 'medical-grade hospital-grade clinical-grade true-hepa',
    page: 'reading-a-data-sheet',
    section: 'words-to-check',
  },
  { words: 'catch catching prevent promise', page: 'about', section: 'limits-heading' },
  {
    words:
      'carbon activated-carbon charcoal smell smells smelly odour odours odor gas gases fume fumes vapour vapours voc vocs formaldehyde solvent chemical',
    page: 'evidence',
    section: 'carbon',
    title: 'Gases and smells: carbon takes up part of them',
    text: 'A gas goes straight through a particle filter. Activated carbon holds part of it, until the carbon is full.',
    sectors: {
      hospitality: 'does-it-take-away-cooking-smells',
      gym: 'does-it-deal-with-the-smell-of-a-changing-room',
    },
  },
  {
    words: 'between-patients next-patient gap-between stay-empty wait-between how-long-to-wait',
    page: 'dentistry',
    section: 'will-a-purifier-shorten-the-gap-between-patients',
  },
  {
    words: 'blog article articles read-more guide-to',
    page: 'blog',
    sectors: {
      education: href('how-much-clean-air-a-classroom-needs'),
      dentistry: href('air-purification-in-dentistry'),
    },
  },
  { words: 'ion ioniser ionizer ionisation', page: 'evidence', section: 'ions' },
  { words: 'uv uvc ultraviolet wavelength', page: 'evidence', section: 'uv-c' },
  {
    words: 'fallow fallow-time',
    page: 'air-purification-in-dentistry',
    section: 'calculate-fallow-time',
    title: 'Fallow time: the guidance was withdrawn in 2022',
    text: 'Today your own risk assessment sets the wait. How it was counted, and in how many minutes the air clears.',
  },
  {
    words:
      'review testimonial customer-reference reference-customer references-from who-are-you who-is-behind owner owns founder founded made made-in manufacture manufactured manufacturer origin british uk-company company',
    page: 'about',
  },
  {
    words: 'ozone ozone-test test-ozone ozone-emission emission',
    page: 'evidence',
    section: 'ozone',
    sectors: { healthCare: 'does-it-give-off-ozone', homes: 'does-it-make-ozone' },
    title: `Our lamps give light of ${uvCLight}`,
    text: 'The whole machine is not tested yet.',
  },
  { words: 'technology stages how-it-works', page: 'about', section: 'technology-heading' },
  {
    words: 'install installation installing set-up fitted fitting',
    page: 'delivery',
    section: 'delivery',
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
    words: 'film video watch',
    page: 'home',
    title: 'Film: the air’s way through the stages',
    text: 'On the home page.',
  },
  { words: 'co2 co2-reading co2-level ppm air-quality', address: href('product', { slug: 'mars-air-sense' }) },
];
