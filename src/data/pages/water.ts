import { achillesWaterBottleWhiteSummary } from '@/data/products/achilles-water-bottle-white/summary';
import { money } from '@/lib/format/money';

/** Of either bottle. */
const price = money(achillesWaterBottleWhiteSummary.pricePence);

export const head = {
  title: 'Smart water purification: the Achilles bottle',
  description: `A 750 ml bottle that cleans itself with UV-C every 2 hours. 60 seconds to pure water, our own test, for clear tap water. White or black, ${price}.`,
};

export const hero = {
  title: 'Smart Water Purification System',
  lead: 'Achilles is a bottle that cleans itself with UV-C. Fill it with clear tap water, wait 60 seconds and drink.',
  toBottles: 'See the bottles',
  key: 'A violet line is a cleaning cycle: twelve a day, one every 2 hours.',
  pictureAlt: 'Achilles water bottles in white and in black, each with a copper ring and a violet light in its cap',
};

/** Claims of the specification, worded as the maker's. */
export const readings = [
  { figure: '60', unit: 's', says: 'From filling to pure water, in our own test, for clear tap water' },
  {
    figure: '99.99',
    unit: '%',
    says: 'Of mould, bacteria and viruses eliminated in our own test, report not published',
  },
  { figure: '2', unit: 'h', says: 'Between its own cleaning cycles' },
  { figure: '750', unit: 'ml', says: 'Capacity, sealed to IPX7' },
];

export const day = {
  title: 'Add A Purpose To Your Drinking Habits',
  lead: 'Three fills of sixty seconds each. Cleaning cycles run in between and through the night.',
  chartAlt:
    'Level of water in the bottle through a day with three fills, at 7 am, 12.30 pm and 6 pm, and a cleaning cycle every two hours',
  key: {
    water: 'Water in the bottle, ml',
    cycle: 'Cleaning cycle, every 2 hours',
    fill: 'Filled, then 60 seconds',
  },
  note: 'A sample day, drawn to scale',
};

export const trending = {
  title: 'Trending Water Bottles',
  white: 'Matt shell, copper ring. Shows each cycle as a thin violet line.',
  black: 'The same bottle in matt black, on which marks show less.',
};

export const bottle = {
  title: 'The Achilles Bottle',
  lead: 'Inside the bottle: seven parts and figures.',
  drawingAlt:
    'Cutaway drawing of the Achilles bottle: a lamp under the cap, its light through the water, graduations to 750 ml',
  toSpecification: 'Full specification',
};

/** Claims come from our own test and say so. */
export const bottleFeatures = [
  { at: 'battery', title: '220 mAh battery', text: 'In the cap, beside the display.' },
  {
    at: 'seal',
    title: 'IPX7',
    text: 'A metre of water for 30 minutes, so rain, a sink or the bottom of a bag will not reach the lamp.',
  },
  { at: 'lamp', title: 'UV-C lamp', text: 'Faces down into the bottle and lights the water and the wall around it.' },
  { at: 'capacity', title: '750 ml', text: 'One filling.' },
  { at: 'minute', title: '60 seconds', text: 'Fill it and wait a minute: our own test, for clear tap water.' },
  { at: 'claim', title: '99.99%', text: 'Of mould, bacteria and viruses eliminated, in our own test.' },
  {
    at: 'cycle',
    title: 'Every 2 hours',
    text: 'A cleaning cycle starts by itself, for as long as the battery has charge.',
  },
] as const;

/** Its two paragraphs have links and stand in `features/water/BetterFiltration.tsx`. */
export const filtration = {
  title: 'Better Filtration',
  dotsAlt: 'A square of ten thousand dots. One is copper.',
  dotsCaption: 'One left',
};

export const change = {
  title: 'One Small Change',
  before: 'Instead of',
  after: 'Carry',
  lead: `Achilles comes in white and in black, at ${price} each, VAT included.`,
  toShop: 'Water Purifiers in the shop',
};

export const swaps = [
  ['A new bottle at the till', 'The one already in your bag'],
  ['Water from an unwashed bottle', '60 seconds of UV-C'],
  ['Cleaning that is forgotten', 'A cleaning cycle every 2 hours'],
  ['A cupboard of odd lids', 'One bottle, 750 ml'],
] as const;
