import { airSense } from '@/assets/pictures/air-sense';
import { airSenseDesk } from '@/assets/pictures/air-sense-desk';
import { airSenseDetail } from '@/assets/pictures/air-sense-detail';
import { sample } from '@/config/sample';
import { minLitresPerSecondEach, roomsUpToM2 } from '@/domain/sizing';
import { co2PpmAt } from '@/domain/ventilation';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { generationXSummary } from '../generation-x/summary';
import type { Meter } from '../product';
import { marsAirSenseSummary } from './summary';

/** At which each has WHO's figure. */
const co2Ppm = (who: 'adults' | 'children') => co2PpmAt(minLitresPerSecondEach, who);

/** In µg/m³, of the specification; see the evidence of `fine-dust`. */
const goodPm25 = 12;

export const product = {
  ...marsAirSenseSummary,
  metaTitle: 'Mars Air Sense air quality meter',
  metaDescription:
    'Mars Air Sense reads PM2.5, PM10, CO₂ and formaldehyde for up to 6 hours on a charge and exports its readings by USB. Price on request.',
  gain: 'Find the room with too much dust, or too little fresh air.',
  shortDescription: `It tells two problems apart. High CO₂ means too little fresh air: open a window. Fine dust (PM2.5) that stays above ${goodPm25} µg/m³ is what a purifier lowers: one Generation X, ${money(generationXSummary.pricePence)}, cleans up to ${roomsUpToM2('GEN X', 'working')} m² at a speed you can talk over. For a full room the planner counts the people.`,
  decisions: [
    {
      title: 'PM2.5 and PM10',
      text: `Fine and coarse particles, in µg/m³: what a purifier lowers. We call PM2.5 good at ${goodPm25} or less, with spikes below 35: start with a room that stays above ${goodPm25}. The World Health Organization’s 2021 guideline is 15 over a day and 5 over a year.`,
    },
    {
      title: 'Carbon dioxide',
      text: `In ppm: people raise it, fresh air lowers it, a purifier does not. Once the reading is steady, after about an hour with the usual people, ${grouped(co2Ppm('adults'))} (adults) or ${grouped(co2Ppm('children'))} (children) means about ${minLitresPerSecondEach} litres of fresh air a second for each: what the World Health Organization asks for. Above that open a window. Where none opens the room needs ventilation; until then purifiers clean its air, and the CO₂ stays.`,
    },
    {
      title: 'Formaldehyde',
      text: 'HCHO, in mg/m³. New furniture, glues and some flooring give it off: read it after a refit. Activated carbon adsorbs part of it, and fresh air carries it away.',
    },
  ],
  useNotes: [
    {
      title: 'Up to six hours on a charge',
      text: 'The battery holds 3000 mAh and lasts for up to 6 hours: time for a round of the building.',
    },
    {
      title: 'Switches itself off',
      text: 'After 1 hour unused the meter switches itself off: press its button within the hour where you wait for CO₂ to settle. It is for readings on the spot, not for a whole night.',
    },
    {
      title: 'Readings you can keep',
      text: 'Export the readings by USB to a spreadsheet, and compare a round from before the purifier with one from after: whoever pays can see what changed.',
    },
  ],
  type: sample('Handheld and desktop meter'),
  customisedSupport: sample('Logo on request'),
  colour: sample('White'),
  batteryMah: 3000,
  input: sample('USB-C, 5 V, 1 A'),
  battery: sample('Lithium-ion, built in, rechargeable'),
  batteryLastHours: 6,
  powerOffAfterHours: 1,
  dataExport: 'Over USB',
  display: sample('2.8 inch, colour'),
  pm25: sample('0 to 999 µg/m³'),
  pm10: sample('0 to 999 µg/m³'),
  carbonDioxide: sample('400 to 5000 ppm'),
  formaldehyde: sample('0 to 1.999 mg/m³'),
  operation: sample('0 to 50 °C, up to 90% relative humidity'),
  sides: {
    front:
      'From the front: a white case with a dark screen of four readings, a grille of small holes below it, and a dark foot.',
    right: 'From the right: it leans back on its foot; vent slots, and below them the USB-C socket.',
    back: 'From the back: plain white.',
    left: 'From the left: it leans back on its foot; vent slots.',
    top: 'From above: one long button near the right edge.',
  },
  gallery: [
    {
      picture: airSense,
      alt: 'Mars Air Sense on its foot: PM2.5 reads 8 µg/m³, CO₂ 612 ppm, PM10 14 µg/m³ and formaldehyde 0.02 mg/m³',
    },
    {
      picture: airSenseDetail,
      alt: 'Mars Air Sense from the side: vent slots and the USB-C socket in its flank, the grille below its glass',
    },
    {
      picture: airSenseDesk,
      alt: 'Mars Air Sense on a reception counter late in the day, between the visitors’ book and a brass bell: PM2.5 reads 9 µg/m³, CO₂ 1184 ppm in copper',
    },
  ],
} satisfies Meter;
