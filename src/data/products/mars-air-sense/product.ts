import { airSense } from '@/assets/pictures/air-sense';
import { airSenseDesk } from '@/assets/pictures/air-sense-desk';
import { airSenseDetail } from '@/assets/pictures/air-sense-detail';
import { sample } from '@/config/sample';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { co2PpmAt } from '@/domain/ventilation';
import { grouped } from '@/lib/format/number';
import type { Meter } from '../product';
import { marsAirSenseSummary } from './summary';

/** At which each has WHO's figure. */
const co2Ppm = (who: 'adults' | 'children') => co2PpmAt(minLitresPerSecondEach, who);

/** In µg/m³, of the specification; see the evidence of `fine-dust`. */
const [goodPm25, spikePm25] = [12, 35];

/** In µg/m³, guideline of the World Health Organization for a day, 2021. */
const dayPm10 = 45;

/** In mg/m³, its guideline for indoor air, 2010. */
const halfHourHcho = 0.1;

/** On the display in its pictures. */
const [lateCo2Ppm, morningCo2Ppm] = [1184, 612];

export const product = {
  ...marsAirSenseSummary,
  metaTitle: 'Mars Air Sense air quality meter',
  metaDescription:
    'Mars Air Sense reads PM2.5, PM10, CO₂ and formaldehyde for up to 6 hours on a charge and exports its readings by USB. Price on request.',
  gain: 'Know which room needs a purifier, and which only a window.',
  shortDescription:
    'Carry it from room to room for a day, and buy first for the room that reads highest. It is not a calibrated instrument: ask for its accuracy before you rely on one figure.',
  readings: [
    {
      name: 'PM2.5',
      unit: 'µg/m³',
      display: '9',
      scale: {
        from: 0,
        to: 40,
        // docs/specification-coverage.md, row 287.
        marks: [
          { value: goodPm25, label: 'good' },
          { value: spikePm25, label: 'spikes below' },
        ],
      },
      verdict: 'Little dust',
      decision: `Stays above ${goodPm25}: add a purifier`,
      above: goodPm25,
      text: `We call fine dust good at ${goodPm25} or less, with spikes below ${spikePm25}; ${goodPm25} is a former US standard. The World Health Organization (2021) asks for 5 over a year.`,
    },
    {
      name: 'CO₂',
      unit: 'ppm',
      display: String(lateCo2Ppm),
      scale: {
        from: 500,
        to: 1650,
        marks: [
          { value: co2Ppm('children'), label: 'children' },
          { value: co2Ppm('adults'), label: 'adults' },
          { value: co2PpmAt(minLitresPerSecondEach / 2, 'adults'), label: 'half the air' },
        ],
      },
      verdict: 'Open a window',
      decision: `Stays above ${grouped(co2Ppm('adults'))}: open a window`,
      above: co2Ppm('adults'),
      text: `People raise it, fresh air lowers it, a purifier does not. Above about ${grouped(co2Ppm('adults'))} each person has less fresh air than WHO’s ${minLitresPerSecondEach} litres a second. In a class act at ${grouped(co2Ppm('children'))}.`,
    },
    {
      name: 'PM10',
      unit: 'µg/m³',
      display: '17',
      decision: `Stays above ${dayPm10}: clean the floor`,
      text: `Shoes and sweeping raise it; a purifier lowers it too. The World Health Organization (2021) asks for ${dayPm10} over a day.`,
    },
    {
      name: 'HCHO',
      unit: 'mg/m³',
      display: '0.03',
      decision: `Above ${halfHourHcho} after a refit: air it out`,
      text: `Formaldehyde, from new furniture, glues and flooring: open the window. The World Health Organization (2010) asks for at most ${halfHourHcho} over half an hour.`,
    },
  ],
  useNotes: [
    {
      title: 'Keep it on while CO₂ settles',
      text: 'The battery holds 3000 mAh and lasts for up to 6 hours. It turns off after an hour unused: press its button to go on reading. Whether it runs while it charges is not stated yet: ask us.',
    },
    {
      title: 'Readings you can keep',
      text: 'Export the readings by USB to a spreadsheet, and compare a room at two times. CO₂ falls by fresh air alone; a purifier lowers the dust. We drew the line; only its two ends were read.',
    },
  ],
  co2Readings: [
    { when: 'CO₂ late in the day', ppm: lateCo2Ppm },
    { when: 'CO₂ the next morning', ppm: morningCo2Ppm },
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
  accuracy: 'Not stated yet: ask us',
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
      picture: airSenseDesk,
      alt: `Mars Air Sense on a reception counter late in the day, between the visitors’ book and a brass bell: PM2.5 reads 9 µg/m³, CO₂ ${lateCo2Ppm} ppm in copper`,
    },
    {
      picture: airSenseDetail,
      alt: 'Mars Air Sense from the side: vent slots and the USB-C socket in its flank, the grille below its glass',
    },
    {
      picture: airSense,
      alt: `Mars Air Sense on its foot: PM2.5 reads 8 µg/m³, CO₂ ${morningCo2Ppm} ppm, PM10 14 µg/m³ and formaldehyde 0.02 mg/m³`,
    },
  ],
} satisfies Meter;
