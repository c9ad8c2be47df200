import { ionEffect } from '@/data/products/stages';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import type { EvidenceId } from '@/config/evidence-lines';
import { whoLitresPerSecondEach } from '@/domain/people';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { papersInShort } from './papers';
import { ipx7 } from './products/achilles-figures';
import { filterCare } from './products/filter-care';
import { formatPlanned } from './test-status';
import { ozoneOfLight, uvCPurpose } from './uv-c';
import { grouped } from '@/lib/format/number';

/** What a claim rests on, from the firmest to the weakest. */
export const bases = {
  arithmetic: 'Arithmetic',
  published: 'Published standards',
  maker: 'Test reports',
  own: 'Our own choice',
  withdrawn: 'Withdrawn guidance',
  estimated: 'Estimated',
  principle: 'How it works in principle',
} as const;

export type EvidenceBasis = keyof typeof bases;

export const basisOrder = Object.keys(bases) as EvidenceBasis[];

/** What stands in until we replace it, by kind. */
export const sampleFacts = [
  {
    kind: 'Machines',
    facts: 'Sizes, weights, controls, running day and night, what Generation Y has over Generation X',
  },
  { kind: 'Prices', facts: 'Delivery, filter sets, servicing, disposal' },
  { kind: 'Terms', facts: 'Warranty, payment, insurance, reports, months of the tests' },
  { kind: 'Meter and bottle', facts: 'Some figures, and how the bottle starts' },
  { kind: 'Company', facts: 'Its numbers, the four figures of the About page, testimonial, partners' },
  { kind: 'Rooms', facts: 'Those that we show' },
];

type EvidenceSource = {
  title: string;
  /** Publisher and date, as printed. */
  from: string;
};

/** A claim of the site, what supports it and what limits it. */
export type EvidenceLine = {
  id: EvidenceId;
  title: string;
  /** As the site prints it. */
  claim: string;
  basis: EvidenceBasis;
  support: readonly string[];
  limitation: string;
  /** Which of its figures are estimated. */
  samples?: string;
  sources?: readonly EvidenceSource[];
};

type EvidenceGroup = { id: string; title: string; lines: readonly EvidenceLine[] };

const iso29463: EvidenceSource = {
  title: 'ISO 29463-1, High-efficiency filters and filter media',
  from: 'ISO, third edition 2024',
};
const iso14644: EvidenceSource = {
  title: 'ISO 14644-3, Cleanrooms and associated controlled environments: Test methods',
  from: 'ISO, 2019',
};
const cdcTable: EvidenceSource = {
  title: 'Guidelines for preventing transmission in health-care facilities, Table S3-1',
  from: 'CDC, MMWR, 28 October 1994',
};
const cdcFive: EvidenceSource = { title: 'Ventilation in Buildings: aim for 5 air changes', from: 'CDC, May 2023' };
const whoRoadmap: EvidenceSource = {
  title: 'Roadmap to improve and ensure good indoor ventilation',
  from: 'WHO, 2021',
};
const htm: EvidenceSource = {
  title: 'Health Technical Memorandum 03-01, Specialised ventilation for healthcare premises, Part A',
  from: 'NHS England and NHS Improvement, 2021',
};
const hse: EvidenceSource = {
  title: 'Air cleaning and filtration units',
  from: 'Health and Safety Executive',
};
const dental: EvidenceSource = {
  title: 'COVID-19: infection prevention and control dental appendix',
  from: 'UK Health Security Agency, October 2020 to 14 April 2022',
};

const who2021: EvidenceSource = { title: 'WHO global air quality guidelines', from: 'World Health Organization, 2021' };
const usAirQuality: EvidenceSource = {
  title: 'National Ambient Air Quality Standards for particulate matter',
  from: 'US Environmental Protection Agency, 2024',
};
const iec: EvidenceSource = { title: 'IEC 60529, Degrees of protection provided by enclosures', from: 'IEC' };

export const evidence: readonly EvidenceGroup[] = [
  {
    id: 'the-filter',
    title: 'The filter',
    lines: [
      {
        id: 'filter-class',
        title: 'Filter class H13, tested to ISO 29463',
        claim:
          'H13 HEPA (EN 1822): it stops at least 99.95% of the particles that are hardest to stop. Ours is tested to ISO 29463 (report: sample).',
        basis: 'maker',
        support: [
          'H13 is the class of EN 1822. Our filter is tested to ISO 29463, which calls the same class ISO 35 H. Both test a filter at the particle size that it holds worst, between 0.1 and 0.3 µm.',
          'E11, a class below HEPA, stops 95% there, H14 99.995%. The US asks of a HEPA filter 99.97% at 0.3 µm: for ours at that size, ask for the report.',
        ],
        limitation:
          'It is a figure of the filter alone, and ISO approves no product. Gases pass any particle filter. The report must name its laboratory.',
        sources: [iso29463],
      },
      {
        id: 'label-words',
        title: 'Words on our labels',
        claim: '“Medical-grade”, “kills” and “sterilisation” are words on our labels.',
        basis: 'own',
        support: [
          `“Medical-grade” is our word for the filter class H13. “Kills” and “sterilisation” stand for UV-C light, ${uvCPurpose}: they stop multiplying.`,
        ],
        limitation:
          'No standard has a filter class “medical grade”, and no machine of ours is a medical device. No room becomes sterile.',
      },
      {
        id: 'filter-life',
        title: 'Filter life',
        claim: `Change the filter set every ${filterCare.changeMonthsText} months: ${filterCare.soonestText} if it runs day and night, some ${grouped(filterCare.changeHours)} hours.`,
        basis: 'own',
        support: [
          `The interval is our own. The large-particulate filter is cleaned every ${filterCare.cleanMonthsText} months.`,
        ],
        limitation: 'Dusty rooms need it sooner. A full filter lets less air through, so the air changes fall.',
      },
    ],
  },
  {
    id: 'the-airflow',
    title: 'The airflow',
    lines: [
      {
        id: 'airflow',
        title: 'Airflow, rated and tested',
        claim: 'Airflow at full speed tested by us with ISO 14644 methods.',
        basis: 'maker',
        support: [
          'The speed of the air is read at points across the outlet of a running machine; speed times area is the flow. It is our own test, not an independent one; the report gives its date.',
          'Rated is the figure of our product list. Tested is what the model delivered; our air changes use it.',
        ],
        limitation:
          'ISO certifies no product and no company: “ISO certified” on our about page means tested to its standards. We measured the air that leaves the machine; how fast it clears a chamber is still to be tested, and how far a figure may be off is not stated yet.',
        samples: 'The airflow at every speed below full, by the fan laws.',
        sources: [iso14644],
      },
      {
        id: 'air-changes',
        title: 'CADR and air changes',
        claim:
          'Air changes an hour are the clean air delivery rate (CADR) divided by the volume of the room. Ours use the tested airflow.',
        basis: 'arithmetic',
        support: [
          '“Up to 53” is Generation Z at full speed in about 21.8 m³. One air change removes about 63% of the particles, the next 63% of what is left.',
        ],
        limitation:
          'A purifier leaves carbon dioxide as it is and is no substitute for ventilation, which alone brings fresh air.',
        sources: [hse],
      },
    ],
  },
  {
    id: 'the-room',
    title: 'The room',
    lines: [
      {
        id: 'targets',
        title: 'Three, five, six or ten air changes',
        claim:
          'Three air changes an hour is our minimum, six our optimum. Where the page says so, we count open windows as one. Shut windows give less.',
        basis: 'own',
        support: [
          'Three and six are our own. The planner’s 5 comes from the CDC in the US. Its 10 is what the NHS asks of the ventilation of a treatment room.',
          `Where people are counted, the need is the greater of the target and ${minLitresPerSecondEach} L/s of clean air a person. WHO (2021) asks for ${whoLitresPerSecondEach.ordinary} L/s of ventilation in ordinary rooms. It lets filtered air fill the gap, and most of our count is filtered air. For patients WHO asks for more, of ventilation alone.`,
        ],
        limitation: 'A target is no line between safe and unsafe, and we claim compliance with none of these figures.',
        sources: [cdcFive, whoRoadmap],
      },
      {
        id: 'htm-03-01',
        title: 'HTM 03-01',
        claim: 'HTM 03-01 gives 6 air changes of ventilation for a general clinical area and 10 for a treatment room.',
        basis: 'published',
        support: ['The ventilation memorandum of the NHS, part A, 2021.'],
        limitation: 'A purifier does not count towards rates of ventilation.',
        sources: [htm],
      },
      {
        id: 'coverage',
        title: 'Coverage',
        claim:
          'Coverage, our list value, is the rated airflow at 5 air changes an hour, rounded down: to whole cubic metres for Generation X and Y, to tens for S and Z. “Rooms up to” is the floor under a 2.4 m ceiling.',
        basis: 'arithmetic',
        support: ['Generation X: 720 m³/h ÷ 5 = 144 m³ of room, at full speed.'],
        limitation: 'To buy, use “rooms up to”, for Generation X 36 m², or enter your own room.',
      },
      {
        id: 'clearance',
        title: 'Clearance times',
        claim: 'Minutes in which a room loses 90%, 99% or 99.9% of the particles in its air.',
        basis: 'arithmetic',
        support: ['t = −ln(1 − share) ÷ air changes × 60, checked against the CDC’s table.'],
        limitation:
          'It assumes evenly mixed air to which nothing is added; real rooms take up to 10 times as long. Your own policy says when a room is used again.',
        sources: [cdcTable],
      },
      {
        id: 'dental-guidance',
        title: 'Dental guidance, withdrawn',
        claim:
          'UK dental guidance (2020 to 2022, since withdrawn) set a wait by air changes, and counted half the output of an air cleaner without an independent test.',
        basis: 'withdrawn',
        support: ['The versions up to 14 April 2022.'],
        limitation: 'Take your waiting time from your own risk assessment.',
        sources: [dental],
      },
    ],
  },
  {
    id: 'light-carbon-charge',
    title: 'Light, carbon and charge',
    lines: [
      {
        id: 'uv-c',
        title: 'UV-C',
        claim: `The lamp is ${uvCPurpose} in the air that has passed the filters.`,
        basis: 'principle',
        support: ['Light of 253.7 nm damages the genetic material of microbes, so that they stop multiplying.'],
        limitation:
          'How much is inactivated depends on light and time: the share of our lamp is untested. The closed machine keeps its light in by design, not measured yet. The switch that turns lamp and fan off when the front is opened is a sample.',
      },
      {
        id: 'ozone',
        title: 'Ozone',
        claim: `Light of 253.7 nm, the main light of our lamps, ${ozoneOfLight}.`,
        basis: 'principle',
        support: ['Light splits oxygen into ozone below a wavelength of about 240 nm.'],
        limitation: `The shorter light of a mercury lamp is of 185 nm; its glass may hold that back. Not tested yet: the test of the whole machine, ion stage included, is ${formatPlanned('ozone')}.`,
      },
      {
        id: 'carbon',
        title: 'Activated carbon',
        claim:
          'Activated carbon takes up part of the gases and odours: of the volatile compounds, of the smell of smoke, perhaps a little of the mercury vapour.',
        basis: 'principle',
        support: ['Gas molecules cling to the inner surface of the carbon.'],
        limitation:
          'Its share and its life are untested for every gas. Carbon fills up, and leaves carbon dioxide as it is.',
      },
      {
        id: 'ions',
        title: 'Ionisation',
        claim: `Fine particles take a charge, ${ionEffect}.`,
        basis: 'principle',
        support: ['Charged particles attract others.'],
        limitation: 'No figure of ours rests on this stage. What settles stays on surfaces until it is wiped off.',
      },
      {
        id: 'photocatalyst',
        title: 'Photocatalyst',
        claim: 'Generation Z adds a photocatalyst as its sixth stage.',
        basis: 'principle',
        support: ['Under ultraviolet light the surface of a catalyst oxidises some of the gases that touch it.'],
        limitation: 'We claim no rate for it. What it leaves is not tested: some catalysts make formaldehyde.',
      },
    ],
  },
  {
    id: 'our-test',
    title: 'Our test with microbes',
    lines: [
      {
        id: 'makers-test',
        title: '99.99% in our own test',
        claim: 'In our own test 99.99% of the airborne pathogens tested were captured.',
        basis: 'maker',
        support: ['Our own report (sample) names the model, the organism, the chamber and the time.'],
        limitation:
          'Ask for the report before you rely on it. It is a figure of the air: we promise no protection from any disease.',
      },
    ],
  },
  {
    id: 'the-noise',
    title: 'The noise',
    lines: [
      {
        id: 'noise',
        title: 'Noise and working speed',
        claim: 'From below 20 dB(A) at speed 1 up to 58 dB(A) at full speed.',
        basis: 'estimated',
        support: [
          `At speed 1 Generation S, X and Y stay below 20 dB(A); Generation Z is at 24.`,
          `The working speed is the highest at ${workingSpeedLimitDbA} dB(A) or less, over which people talk without raising their voices: our rule of thumb. “A speed you can talk over” means that all machines of a room together stay within it.`,
          'WHO (1999) asks for at most 35 in a classroom during class and 30 in ward rooms.',
        ],
        limitation:
          'Full speed is assumed, and distance and room are still to be named: measure on site before you buy for a limit.',
      },
    ],
  },
  {
    id: 'meter-and-bottle',
    title: 'Meter and bottle',
    lines: [
      {
        id: 'fine-dust',
        title: 'PM2.5',
        claim: 'The meter calls 12 µg/m³ or less good, with spikes below 35.',
        basis: 'published',
        support: ['12 is the former US yearly standard (9 since 2024). 35 is the US standard for a day.'],
        limitation: 'The guideline of the World Health Organization is stricter: 5 over a year, 15 over a day.',
        sources: [usAirQuality, who2021],
      },
      {
        id: 'bottle',
        title: 'Water in 60 seconds',
        claim:
          'In our own test 60 seconds inactivated 99.99% of the mould, bacteria and viruses tested, in clear tap water.',
        basis: 'maker',
        support: ['Our own test of the lamp in the cap, over one cycle in clear water.'],
        limitation: 'UV-C is light: taste, chlorine, metals and sediment stay. Not for stream water.',
      },
      {
        id: 'ipx7',
        title: 'IPX7',
        claim: `IPX7 of the bottle: ${ipx7}`,
        basis: 'estimated',
        support: ['The 7 stands for the depth and the time; dust is not rated.'],
        limitation: 'There is no report yet. Hot water and dishwasher are left out.',
        sources: [iec],
      },
    ],
  },
  {
    id: 'the-paper',
    title: 'The certificate and what is estimated',
    lines: [
      {
        id: 'certificate',
        title: 'The certificate',
        claim:
          'An air change rate certificate for each room, included in a service contract or contract hire purchase.',
        basis: 'own',
        support: [
          papersInShort,
          'The sum: the tested airflow of the machines alone, at full speed, by the room’s volume. The rate at a lower speed and what windows add stand beside it, marked “estimated, not signed”.',
        ],
        limitation: 'It is a calculation record, not a regulatory approval.',
      },
      {
        id: 'samples',
        title: 'Estimated figures and samples',
        claim:
          'A figure marked “estimated” is assumed, calculated or not yet tested. A fact marked “sample” stands in until we replace it.',
        basis: 'estimated',
        support: [
          'Estimated: noise, power, the airflow below full speed, and IPX7. Noise at full speed is assumed; the fan laws give the rest.',
          'Samples stand at the head of this page by kind, and are marked where they are used.',
        ],
        limitation: 'Ask us for the figures that matter to you before you order.',
      },
    ],
  },
];
