import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';
import { ipx7 } from '@/data/products/achilles-figures';
import { achillesWaterBottleWhiteSummary as bottle } from '@/data/products/achilles-water-bottle-white/summary';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { filterCare, filterLife } from '@/data/products/filter-care';
import { filterSetPence } from '@/data/filter-prices';
import { purifiers } from '@/data/purifiers';
import { roomsOf } from '@/data/room-words';
import { formatPrice, formatPricedMachines, formatSpeed, prices, recommendedChoice } from '@/data/room-answers';
import { bedroomAtHome, livingRoom } from '@/data/rooms/home-rooms';
import { unconfirmed } from '@/data/unconfirmed';
import { formatOzoneAnswer } from '@/data/uv-c';
import { rateText } from '@/domain/air-changes';
import { calculatorModels, machineOf, type MachineModel } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { formatFloor } from '@/domain/room';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { roomsUpToM2 } from '@/domain/sizing';
import { combinedNoiseDbA, quietBelowDbA, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { lowerFirst } from '@/lib/format/count-word';
import { formatEstimatedCost, money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import type { Asked } from './asked';

/** As in "Generation X, £495: rooms up to 36 m², at 43 dB(A)." */
const priced = Object.values(purifiers).flatMap(({ name, model, pricePence }) =>
  pricePence === undefined
    ? []
    : [
        `${name}, ${money(pricePence)}: ${lowerFirst(roomsOf(model))} up to ${roomsUpToM2(model, 'working')} m², at ${speedOf(model, 'working').noiseDbA} dB(A).`,
      ],
);

/** As in "£39 to £129". */
function range(figures: readonly number[], format: (figure: number) => string | number = String): string {
  return `${format(Math.min(...figures))} to ${format(Math.max(...figures))}`;
}

const listPrices = Object.values(prices).filter((pence) => pence !== undefined);
const working = calculatorModels.map(({ model }) => speedOf(model, 'working'));
const second = calculatorModels.map(({ model }) => speedOf(model, 2).noiseDbA);

function electricityPence(name: MachineModel): number {
  return runningCost(name, exampleUse, filterLife).electricityPence;
}

const weightsKg = calculatorModels.map(({ model }) => unwrapSample(machineOf(model).netWeightKg));
const powerW = calculatorModels.map(({ model }) => unwrapSample(machineOf(model).powerW));
const electricity = calculatorModels.map(({ model }) => electricityPence(model));
const forLivingRoom = recommendedChoice(livingRoom);
const forBedroom = recommendedChoice(bedroomAtHome);

/** Titles and texts of answers, where those of the place say less. */
export const answerTexts = {
  contact: { title: `Freephone ${company.phone.label}, ${company.openingHours.label}` },
  'sign-up': { title: 'Sign up for news by the contact form', text: 'We send news only if you ask for it.' },
  return: {
    title: `Consumers have ${consumerDays.cancel} days from delivery to change their mind`,
    text: 'Organisations may return what they ordered only where the quote says so: ask for it before you order.',
  },
  delivery: {
    title: `Delivery: ${delivery.days} working days, ${money(deliveryPence)} an order on the UK mainland (sample)`,
    text: 'VAT is included. For the same day, the islands or Northern Ireland ask us first: we say whether we can, and the price.',
  },
  hire: {
    title: 'For one event: no hire',
    text: `${unconfirmed.hire} By the month: contract hire purchase, for limited companies and larger organisations.`,
  },
  monthly: {
    title: 'By the month: contract hire purchase',
    text: `For limited companies and larger organisations, subject to status. ${unconfirmed.hire}`,
  },
  'lamp-life': {
    title: 'UV-C lamp: only our service changes it',
    text: 'Our service changes it. Ask for its life and price; a fault in the first year is on us (sample).',
  },
  trial: { title: 'Ask for a trial in one room before you order', text: 'Your quote says whether and how.' },
  timer: {
    title: 'No timer in the machine',
    text: 'A wall socket with a time switch turns it off; to turn it on again takes a touch (sample).',
  },
  discount: {
    title: 'For several machines: a written quote names the price of all',
    text: 'This site prints one list price a machine and no discount. Write how many you need.',
  },
  pay: {
    title: `To pay: ${lowerFirst(unwrapSample(buying.waysToPay))}`,
    text: `Organisations pay ${unwrapSample(buying.paymentDays)}, consumers ${unwrapSample(buying.consumersPay)} (samples).`,
  },
  buy: { title: 'Quote, purchase order, payment: how to buy from us' },
  price: {
    title: `Air purifiers: ${range(listPrices, money)}`,
    text: `${priced.join(' ')} Generation S, for up to ${roomsUpToM2('GEN S', 'working')} m², is priced on request. With VAT; delivery ${money(deliveryPence)} an order (sample).`,
  },
  electricity: {
    title: `Electricity: ${range(electricity, formatEstimatedCost)} a year, estimated`,
    text: `${formatEstimatedCost(electricityPence('GEN X'))} for Generation X: at working speed, ${grouped(exampleUse.hoursPerYear)} hours a year, ${exampleUse.pencePerKilowattHour} p/kWh. Filter sets come on top: each machine’s page adds up five years.`,
  },
  power: {
    title: `Power at full speed: ${range(powerW)} W, by model (samples)`,
    text: 'The watts of each speed stand beside the manuals.',
  },
  rattle: {
    title: 'Louder than it was: a full filter, an uneven floor, or something on the outlet',
    text: 'The manual of each machine says what to do.',
  },
  quiet: {
    title: `Quiet: speed 1 or 2, from below ${quietBelowDbA} to ${Math.max(...second)} dB(A), estimated`,
    text: `A living room of ${formatFloor(livingRoom)} takes ${formatPricedMachines(forLivingRoom)}, ${formatSpeed(forLivingRoom)}. For an office we keep all machines together within ${workingSpeedLimitDbA} dB(A).`,
  },
  night: {
    title: `For a bedroom at night: ${formatPricedMachines(forBedroom)}`,
    text: `In ${formatFloor(bedroomAtHome)} it runs ${formatSpeed(forBedroom)}: ${rateText({ ...forBedroom.rates.chosen, ventilationAch: 0 })} air changes an hour, windows shut, estimated. Its display stays lit (sample).`,
  },
  noise: {
    title: `You can talk over one machine at its working speed: ${range(working.map(({ noiseDbA }) => noiseDbA))} dB(A), estimated`,
    text: `At that speed it moves ${range(working.map(({ airflowM3PerHour }) => airflowM3PerHour))} m³/h. Two machines are ${combinedNoiseDbA(0, 2)} dB louder than one, four are ${combinedNoiseDbA(0, 4)}.`,
  },
  filter: {
    title: `A filter set is ${range(Object.values(filterSetPence), money)} (sample), ${money(filterSetPence['GEN X'])} for Generation X`,
    text: `Change it every ${filterCare.changeMonthsText} months, by the hours that the machine runs: in office or school hours once a year.`,
  },
  weight: {
    title: `Weight: ${range(weightsKg)} kg, by model (samples)`,
    text: 'One person lifts Generation S, X or Y. Generation Z rolls on castors on the level, and takes two out of its carton and over a step.',
  },
  evidence: { title: 'Evidence: what each claim rests on, and what is not tested yet' },
  compare: {
    title: 'Compare the four machines side by side',
    text: 'Rooms, prices, airflow, sizes, noise and running cost in one table.',
  },
  'clean-it': {
    title: `Cleaning: the large-particulate filter every ${filterCare.cleanMonths} months, the casing with a damp cloth`,
    text: 'Pull the plug first. The servicing sheet says what each model takes.',
  },
  mould: {
    title: 'Mould: the filter captures spores in the air',
    text: 'It dries no room and takes no mould off a wall.',
  },
  asbestos: { title: 'Leave asbestos to a specialist', text: 'HEPA captures stray fibres. That makes no room safe.' },
  'medical-device': {
    title: 'No machine of ours is a medical device',
    text: '“Medical-grade” on our labels is our word for the filter class H13: no standard has such a class.',
  },
  virus: {
    title: 'Viruses: fewer particles in the air, no promise of health',
    text: 'A HEPA filter is built to hold particles of that size. Whether people fall ill depends on more than that.',
  },
  windows: {
    title: 'A purifier brings no fresh air: open a window too',
    text: 'Windows and ventilation bring the fresh air; the machine cleans the air of the room.',
  },
  mount: {
    title: 'None hangs on a wall: all four stand on the floor',
    text: `${wallGapCm} cm from the wall, each on one socket.`,
  },
  clearance: {
    title: 'How long the air takes to clear',
    text: 'The room planner works it out for your room: the minutes until 90, 99 and 99.9% of the particles are gone.',
  },
  carbon: {
    title: 'Gases and smells: carbon takes up part of them',
    text: 'A gas goes straight through a particle filter. Activated carbon holds part of it, until the carbon is full.',
  },
  fallow: {
    title: 'Fallow time: the guidance was withdrawn in 2022',
    text: 'Today your own risk assessment sets the wait. How it was counted, and in how many minutes the air clears.',
  },
  ozone: { title: 'Does it make ozone? The test is to come', text: formatOzoneAnswer() },
  install: {
    title: 'One socket, no installation',
    text: 'If you would like us to set it up, ask for it in the quote.',
  },
  '3d': {
    title: 'Turn Generation X in 3D, or see it in your room',
    text: 'By the button on the picture of each purifier.',
  },
  film: { title: 'Film: the air’s way through the stages', text: 'On the home page.' },
  paper: {
    title: 'Manual and brochure of each model (PDF)',
    text: 'Beside them the air change record, the certificate, and where the servicing sheet and our VAT number are.',
  },
  'maintenance-schedule': {
    title: 'Servicing sheet for each model, to print',
    text: `Vacuum the large-particulate filter every ${filterCare.cleanMonths} months, and change the filter set every ${filterCare.changeMonthsText}.`,
  },
  'used-filter': {
    title: 'In a clinical room, bag the used filter there',
    text: 'Change the set while the room is empty, with gloves and a mask.',
  },
  dishwasher: {
    title: 'The bottle is not for the dishwasher',
    text: `IPX7: ${ipx7} It covers no hot water and no dishwasher.`,
  },
  'not-a-filter': {
    title: 'The bottle’s UV-C is light, not a filter',
    text: 'Taste, chlorine, metals and sediment stay. Fill it with clear tap water.',
  },
  bottle: { title: `Achilles water bottle, white or black: ${formatPrice(bottle)}` },
} satisfies Record<string, Pick<Asked, 'title' | 'text'>>;
