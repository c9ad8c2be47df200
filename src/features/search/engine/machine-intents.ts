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
import { turnUrl } from '@/lib/links/turn-url';
import type { Intent } from './sale-intents';

const deliveryPage = href('delivery');
const service = href('service');
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

/** Of the machines: a page or question that says more of what is asked goes before. */
export const machineIntents: readonly Intent[] = [
  [
    machines,
    'airpurifier air-purifier purifier machine price pricing cost list budget cheap cheapest',
    `Air purifiers: ${range(listPrices, money)}`,
    `${priced.join(' ')} Generation S, for up to ${roomsUpToM2('GEN S', 'working')} m², is priced on request. With VAT; delivery ${money(deliveryPence)} an order (sample).`,
  ],
  [
    compared,
    'running-cost electricity electricity-cost electricity-bill energy watt kwh power-consumption',
    `Electricity: ${range(
      calculatorModels.map(({ model }) => electricityPence(model)),
      formatEstimatedCost,
    )} a year, estimated`,
    `${formatEstimatedCost(electricityPence('GEN X'))} for Generation X: at working speed, ${grouped(exampleUse.hoursPerYear)} hours a year, ${exampleUse.pencePerKilowattHour} p/kWh. Filter sets come on top: each machine’s page adds up five years.`,
  ],
  [
    href('roomPlanner'),
    'cost-of-ownership total-cost whole-life lifetime five-year ownership planner size how-many room-size several-rooms all-rooms',
  ],
  [
    `${href('evidence')}#noise`,
    'quiet quietest silent',
    `Quiet: speed 1 or 2, from below ${quietBelowDbA} to ${Math.max(...second)} dB(A), estimated`,
    `A living room of ${formatFloor(livingRoom)} takes ${formatPricedMachines(forLivingRoom)}, ${formatSpeed(forLivingRoom)}. For an office we keep all machines together within ${workingSpeedLimitDbA} dB(A).`,
  ],
  [
    `${href('homes')}#rooms-at-home`,
    'night sleep sleeping',
    `For a bedroom at night: ${formatPricedMachines(forBedroom)}`,
    `In ${formatFloor(bedroomAtHome)} it runs ${formatSpeed(forBedroom)}: ${rateText({ ...forBedroom.rates.chosen, ventilationAch: 0 })} air changes an hour, windows shut, estimated. Its display stays lit.`,
  ],
  [
    `${href('evidence')}#noise`,
    'noise noisy loud decibel db',
    `You can talk over one machine at its working speed: ${range(working.map(({ noiseDbA }) => noiseDbA))} dB(A), estimated`,
    `At that speed it moves ${range(working.map(({ airflowM3PerHour }) => airflowM3PerHour))} m³/h. Two machines are ${combinedNoiseDbA(0, 2)} dB louder than one, four are ${combinedNoiseDbA(0, 4)}.`,
  ],
  [
    `${href('evidence')}#targets`,
    'window windows open-window',
    `Windows that open count as ${usualSettings.ventilationAch} air change an hour`,
    'Keep opening them: only they bring fresh air. Closed ones give less; the room planner takes a figure of your own.',
  ],
  [
    `${href('education')}#questions`,
    'child-safe children-safe toddler toddlers small-children safe-for-children safe-around',
    'Is it safe around small children?',
    'An adult sets it and pulls the plug before it is opened. The lamp is enclosed, by design; that is not measured yet.',
  ],
  [
    `${href('buying')}#servicing-sheet-for-each-model`,
    'rattle rattling buzz buzzing hum louder-than-it-was',
    'Louder than it was: a full filter, an uneven floor, or something on the outlet',
    'The manual of each machine says what to do.',
  ],
  [`${href('evidence')}#air-changes`, 'ach air-change'],
  [
    `${service}#filter-sets-and-spare-parts`,
    'filter cartridge change filter-price filter-cost',
    `A filter set is ${range(Object.values(filterSetPence), money)} (sample), ${money(filterSetPence['GEN X'])} for Generation X`,
    `Change it every ${filterCare.changeMonthsText} months, by the hours that the machine runs: in office or school hours once a year.`,
  ],
  [
    compared,
    'compare comparison difference best big biggest tall largest smallest the-small-one the-big-one weight weigh heavy dimensions height width',
    'Compare the four machines side by side',
    'Rooms, prices, sizes, noise and running cost in one table.',
  ],
  [`${href('homes')}#pollen-and-dust`, 'pollen'],
  [
    `${href('homes')}#pollen-and-dust`,
    'mould damp',
    'Mould: the filter captures spores in the air',
    'It dries no room and takes no mould off a wall.',
  ],
  [
    href('home'),
    'asbestos asbestos-dust asbestos-fibre',
    'Leave asbestos to a specialist',
    'HEPA captures stray fibres. That makes no room safe.',
  ],
  [
    `${href('about')}#limits-heading`,
    'virus covid covid-19 covid-virus coronavirus flu influenza',
    'Viruses: fewer particles in the air, no promise of health',
    'A HEPA filter is built to hold particles of that size. Whether people fall ill depends on more than that.',
  ],
  [
    `${href('homes')}#pollen-and-dust`,
    'asthma allergy hayfever hay-fever',
    'We make no promise about asthma or hay fever',
    'The filter takes pollen and dust out of the air. For your health ask your doctor.',
  ],
  [`${href('homes')}#pets`, 'pet cat dog dander hair litter fur'],
  [
    `${href('homes')}#smoke`,
    'smoke smoker cooking vape vaping bonfire',
    'Smoke: the filter holds the particles, carbon takes up part of the smell',
    `A living room takes ${formatPricedMachines(forLivingRoom)}. Close the windows while smoke is outside.`,
  ],
  [
    `${href('homes')}#questions`,
    'mount hang bracket wall-mount ceiling ceiling-mount',
    'None hangs on a wall: all four stand on the floor',
    `${wallGapCm} cm from the wall, each on one socket.`,
  ],
  [
    `${href('homes')}#questions`,
    'place placing position stand wall corner put',
    'Where does it stand?',
    `${wallGapCm} cm from the wall, not behind a curtain or a sofa.`,
  ],
  [`${href('home')}#calculator`, 'calculator calculate', 'Air change calculator'],
  [
    machines,
    'manual instructions brochure download user-guide data-sheet datasheet pdf',
    'Manuals and brochures (PDF)',
    'On each product page, under Support.',
  ],
  [
    href('evidence'),
    'evidence proof prove proven study studies scientific independent lab laboratory clinical-trial test-report iso 14644',
  ],
  [`${href('evidence')}#filter-class`, 'hepa h13 h14 efficiency 1822 29463'],
  [`${href('evidence')}#fine-dust`, 'pm2.5 pm10 fine-dust'],
  [`${href('evidence')}#clearance`, 'clearance clear-the-room leave-the-room'],
  [`${href('reading-a-data-sheet')}#words-to-check`, 'medical-grade hospital-grade clinical-grade true-hepa'],
  [`${href('about')}#limits-heading`, 'catch catching prevent promise'],
  [`${href('evidence')}#carbon`, 'carbon activated-carbon charcoal'],
  [`${href('evidence')}#ions`, 'ion ioniser ionizer ionisation'],
  [`${href('evidence')}#uv-c`, 'uv uvc ultraviolet wavelength'],
  [
    `${href('air-purification-in-dentistry')}#calculate-fallow-time`,
    'fallow fallow-time between-patients after-treatment stay-empty',
    'Fallow time: the guidance was withdrawn in 2022',
    'Today your own risk assessment sets the wait. How it was counted, and in how many minutes the air clears.',
  ],
  [href('about'), 'review testimonial reference customer who-are-you owner owns founder'],
  [`${href('evidence')}#ozone`, 'ozone', `Our lamps give light of ${uvCLight}`, 'The whole machine is not tested yet.'],
  [`${href('about')}#technology-heading`, 'technology stages how-it-works'],
  [
    `${deliveryPage}#delivery`,
    'install installation set-up fit',
    'One socket, no installation',
    'If you would like us to set it up, ask for it in the quote.',
  ],
  [
    turnUrl('generation-x'),
    '3d 3d-model rotate',
    'Turn Generation X in 3D, or see it in your room',
    'By the button on the picture of each purifier.',
  ],
  [href('home'), 'film video watch', 'Film: the air’s way through the stages', 'On the home page.'],
  [href('product', { slug: 'mars-air-sense' }), 'co2 air-quality'],
];
