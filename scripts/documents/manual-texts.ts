import { partsOf } from '@/data/product-relations';
import { care } from '@/data/products/care';
import type { Purifier } from '@/data/products/product';

/** A row of two: what is seen, and what to do. */
export type Advice = { sign: string; remedy: string };

const [fromMonths, toMonths] = care.changeFilterMonths;

export const safety: readonly string[] = [
  'Read this manual before the first start and keep it with the machine.',
  'Use the machine indoors, upright, on a dry and level floor, on the mains voltage of the rating plate.',
  'Pull the plug before you clean the machine, move it or open it. Pull at the plug, never at the cable.',
  'Do not use the machine with a damaged cable, plug or casing. Our service replaces the cable.',
  'Do not cover the outlet, put nothing into the openings and stand nothing on top. Keep water away.',
  'Do not use it in rooms with explosive dust or gas, or beside an open fire.',
  'Children from 8 years and people who need help may use it if someone shows them how and watches. It is not a toy.',
  'An air purifier is not a substitute for ventilation and does not lower CO₂. It is not a smoke alarm.',
];

export const uvSafety: readonly string[] = [
  'Stage 4 is a UV-C lamp of 253.7 nm inside the casing. At this wavelength it makes no ozone.',
  'UV-C harms eyes and skin within seconds. Never look at a burning lamp and never run the machine open.',
  'Never bypass a switch, a cover or a screen, and never use the lamp outside the machine.',
  'The lamp is not for you to change: our service does that. It holds a little mercury; if one breaks, air the room, wear gloves and take the pieces to a recycling point in a closed bag.',
];

export const firstStart: readonly string[] = [
  'Lift the machine out of its box and take off every film and tape, the ones on the inside too.',
  'Pull the plug out of its bag but leave it out of the socket. Pull the coloured tab and open the casing.',
  'Take the filter out of its bag and put it back, handle outwards. A filter in its bag cleans nothing and strains the fan.',
  'Close the casing until the tab clicks.',
  `Stand the machine with ${care.wallGapCm} cm to the nearest wall and furniture.`,
  'Put the plug into the socket. The round display lights up.',
  'Touch the display once. The machine starts at speed 1. Let it run at top speed for the first hour.',
];

export const controls: readonly string[] = [
  'Touch the display: on, at speed 1.',
  'Touch again: one speed up. After top speed comes speed 1.',
  'Hold for three seconds: off.',
  'The figure in the display is the fine dust in the room, PM2.5 in µg/m³. We call 12 or less good, with spikes below 35.',
  'A red dot under the figure reminds you of the filter.',
];

export const speeds: readonly Advice[] = [
  { sign: 'Speed 1', remedy: 'At night, in a consultation, wherever people sleep or speak softly.' },
  { sign: 'The speeds between', remedy: 'All day. Choose the highest that bothers nobody, and leave it there.' },
  {
    sign: 'Top speed',
    remedy: 'Half an hour before the first patient, after cooking or cleaning, and whenever the room is empty.',
  },
];

export const cleaning: readonly string[] = [
  'Pull the plug. Wait until the fan stands still.',
  'Pull the coloured tab and open the casing.',
  'Take out the large-particulate filter, the dark mesh that the air meets first.',
  'Vacuum it with a soft brush. If it is greasy, rinse it in lukewarm water and let it dry for a day.',
  'Put it back, close the casing until the tab clicks, and write down the date.',
  'Wipe the casing with a damp cloth. Use no solvent and no spray.',
];

/** How the filter comes out, which differs between the cartridge and the panels of the largest machine. */
export function filterChange(product: Purifier): readonly string[] {
  const [filter] = partsOf(product);
  const isPanelSet = product.slug === 'generation-z';
  return [
    `Have a ${filter.model} ready; no other fits. Put on gloves and a mask if the room is a clinical one.`,
    'Pull the plug. Wait until the fan stands still.',
    'Pull the coloured tab and open the casing.',
    isPanelSet
      ? 'Pull both panels out by their tabs, the dark carbon panel and the white HEPA panel. Put them into the bag of the new set and close it.'
      : 'Lift the cartridge out by its handle. Put it into the bag of the new one and close it.',
    isPanelSet
      ? 'Slide in the new panels, tabs outwards: they only go in one way round.'
      : 'Put the new cartridge in, handle outwards, and turn the handle down.',
    'Close the casing until the tab clicks. Put the plug in and hold the display for ten seconds: the reminder goes out.',
    'Write the date in the record at the end of this manual. The old filter goes into the residual waste.',
  ];
}

export const filterRhythm = `Change the filter every ${fromMonths} to ${toMonths} months. ${care.changeFilterHours.toLocaleString('en-GB')} hours are six months at 24 hours a day. Clean the large-particulate filter every ${care.cleanFilterMonths} months.`;

export const troubles: readonly Advice[] = [
  {
    sign: 'It does not start',
    remedy: 'Is the plug in and the casing closed until the tab clicks? Try another socket.',
  },
  { sign: 'It starts and stops', remedy: 'The casing is not quite closed. Open it and close it again.' },
  {
    sign: 'The air flow is weak',
    remedy: `Clean the large-particulate filter. Is the filter out of its bag? Are there ${care.wallGapCm} cm to the wall?`,
  },
  {
    sign: 'It is louder than it was',
    remedy: 'Clean or change the filters. Does it stand level? Is something lying on the outlet?',
  },
  {
    sign: 'It smells',
    remedy: 'The carbon is used up: change the filter. If it smells of burning, pull the plug and call us.',
  },
  {
    sign: 'The figure stays high',
    remedy: 'Close the window and run at top speed for half an hour. Look for a source: cooking, dust, smoke.',
  },
  { sign: 'The red dot stays on', remedy: 'Hold the display for ten seconds after changing the filter.' },
];
