import { company } from '@/config/company';
import { sample } from '@/config/sample';
import { maxAirChanges, roomTurnedOverM3 } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { grouped } from '@/lib/format/number';

const maxCadrM3PerHour = Math.max(...calculatorModels.map((model) => model.measuredCadrM3PerHour));

/** 53 ACH is docs/specification-coverage.md, row 269: Generation Z in the room named here. */
export const heroReadings = [
  {
    figure: grouped(maxCadrM3PerHour),
    unit: 'm³/h',
    says: 'Clean air from Generation Z, the largest, at full speed',
  },
  {
    figure: '99.97',
    unit: '%',
    says: 'Held by H13 HEPA at 0.3 µm; at least 99.95% at the size it holds worst',
  },
  {
    before: 'from below',
    figure: '20',
    unit: 'dB(A)',
    says: 'At speed 1, for the night; 58 at the top speed of the largest',
  },
  {
    before: 'up to',
    figure: String(maxAirChanges),
    unit: 'ACH',
    says: `Air changes an hour from Generation Z at full speed in a room of ${roomTurnedOverM3(maxCadrM3PerHour, maxAirChanges).toFixed(1)} m³`,
  },
];

export const machines = { title: 'Choose by the size of your room' };

export const features = {
  title: 'Tested, portable, quiet, little to look after',
  filterClass: {
    title: 'ISO:29463',
    text: 'Our filters are tested to ISO 29463 and class H13: they hold at least 99.95% of the particles that slip through most easily, 99.97% at 0.3 µm.',
  },
  portable: {
    title: 'Ultra Portable',
    text: 'One socket, no installation. Carry it to another room; Generation Z rolls on castors.',
  },
  quiet: {
    title: 'Quiet Operation',
    text: 'From below 20 dB(A) at speed 1 up to 58 dB(A) at the top speed of Generation Z, the largest.',
  },
  maintenance: {
    title: 'Low Maintenance Cost',
    text: 'Clean the large-particulate filter every three months; change the filter set once or twice a year.',
  },
};

export const filtered = {
  title: `What ${company.brand} Filters And Kills`,
  lead: 'Down to 0.1 micron. The bars mark the stages at work, 1 to 6.',
};

/**
 * A filter captures particles, carbon adsorbs gases, UV-C inactivates microbes; the owner signs the mapping off
 * (docs/go-live.md).
 */
export const pollutants = [
  {
    name: 'viruses',
    title: 'Viruses',
    says: 'HEPA captures the droplets that carry them, UV-C inactivates microbes behind it.',
    stages: [3, 4],
  },
  {
    name: 'bacteria',
    title: 'Bacteria',
    says: 'HEPA captures them, UV-C inactivates microbes behind it.',
    stages: [3, 4],
  },
  {
    name: 'fungi',
    title: 'Fungi',
    says: 'The large-particulate filter and HEPA capture them.',
    stages: [1, 3, 4],
  },
  { name: 'compounds', title: 'Compounds', says: 'Carbon adsorbs volatile compounds and odour.', stages: [2] },
  {
    name: 'mercury',
    title: 'Mercury Vapour',
    says: 'From amalgam work. Carbon adsorbs part of it.',
    stages: [2],
  },
  {
    name: 'pollen',
    title: 'Pollen',
    says: 'The large-particulate filter and HEPA capture it.',
    stages: [1, 3],
  },
  {
    name: 'asbestos',
    title: 'Asbestos',
    says: 'HEPA captures stray fibres. Leave asbestos work to a specialist.',
    stages: [3],
  },
  {
    name: 'mould',
    title: 'Mould Spores',
    says: 'HEPA captures them, UV-C inactivates microbes behind it.',
    stages: [3, 4],
  },
] as const;

export const testimonial = sample({
  quote:
    'Piercing is close work in a small room. I wanted a number I could show a client, not a promise. Now the air change certificate hangs by the door, and people forget the machine is on.',
  author: 'Owner, piercing studio',
  placeAndDate: 'East Midlands, March 2021',
});

/** Invented names, each with its wordmark. */
export const partners = sample([
  { name: 'Harrow & Vale Dental', wordmark: 'harrow-vale' },
  { name: 'Northmere Schools Trust', wordmark: 'northmere' },
  { name: 'Aldgate Strength', wordmark: 'aldgate' },
  { name: 'Penhale Hotels', wordmark: 'penhale' },
  { name: 'Kestrel Labs', wordmark: 'kestrel' },
] as const);

export const questions = { title: 'Asked before you buy' };
