import type { EvidenceId } from '@/config/evidence-lines';

/** From the weakest to the strongest. */
export const grounds = {
  sample: { title: 'Estimated', says: 'Plausible figures, until ours are confirmed.' },
  withdrawn: { title: 'Withdrawn guidance', says: 'No longer in force. Told as history.' },
  own: { title: 'Our own choice', says: 'Targets and services that we set ourselves.' },
  maker: { title: 'Our own test', says: 'Not independent. Ask us for the report.' },
  published: { title: 'Published standards and tables', says: 'You can buy the document and repeat the test.' },
  physics: { title: 'Physics and arithmetic', says: 'You can check it yourself.' },
} as const;

export type Ground = keyof typeof grounds;

export type EvidenceSource = {
  title: string;
  /** Publisher and date, as printed. */
  from: string;
};

export type EvidenceLine = {
  id: EvidenceId;
  title: string;
  /** As the site prints it. */
  claim: string;
  ground: Ground;
  restsOn: readonly string[];
  notMeant: string;
  /** Which of its figures are estimated. */
  samples?: string;
  sources?: readonly EvidenceSource[];
};

export type EvidenceGroup = { id: string; title: string; lines: readonly EvidenceLine[] };

const en1822: EvidenceSource = { title: 'EN 1822-1, High efficiency air filters', from: 'CEN, 2019' };
const iso29463: EvidenceSource = {
  title: 'ISO 29463-1, High-efficiency filters and filter media for removing particles in air',
  from: 'ISO, first edition 2011',
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
const htm: EvidenceSource = {
  title: 'Health Technical Memorandum 03-01, Specialised ventilation for healthcare premises, Part A',
  from: 'NHS England and NHS Improvement, 2021',
};
const hse: EvidenceSource = {
  title: 'Air cleaning and filtration units, in its guidance on ventilation in the workplace',
  from: 'Health and Safety Executive',
};
const dental: EvidenceSource = {
  title: 'COVID-19: infection prevention and control dental appendix',
  from: 'Public Health England, later UK Health Security Agency, October 2020 to 14 April 2022, withdrawn in 2022',
};
const ourReport: EvidenceSource = { title: 'Our test report', from: 'On request' };
const arithmetic: EvidenceSource = { title: 'Arithmetic', from: 'No document needed' };

const who1999: EvidenceSource = { title: 'Guidelines for community noise', from: 'World Health Organization, 1999' };
const bb93: EvidenceSource = {
  title: 'Building Bulletin 93: Acoustic design of schools, performance standards',
  from: 'Department for Education, 2015',
};
const who2021: EvidenceSource = { title: 'WHO global air quality guidelines', from: 'World Health Organization, 2021' };
const iec: EvidenceSource = { title: 'IEC 60529, Degrees of protection provided by enclosures', from: 'IEC' };

export const evidence: readonly EvidenceGroup[] = [
  {
    id: 'the-filter',
    title: 'The filter',
    lines: [
      {
        id: 'filter-class',
        title: 'Filter class H13',
        claim: 'H13 HEPA: at least 99.95% at the most penetrating particle size; 99.97% at 0.3 µm.',
        ground: 'published',
        restsOn: [
          'In the test the filter is fed particles of known sizes, and what comes out is counted at the size it holds worst, between 0.1 and 0.3 µm. H13 of EN 1822, which is 35 H of ISO 29463, holds at least 99.95% there. 99.97% at 0.3 µm is the wording of the US definition of HEPA.',
        ],
        notMeant: 'It is a figure of the filter, not of the room. Gases pass any particle filter.',
        sources: [en1822, iso29463],
      },
      {
        id: 'filter-grades',
        title: 'E11, H13 and H14 side by side',
        claim: 'E11 holds 95%, H13 99.95% and H14 99.995% at the most penetrating particle size.',
        ground: 'published',
        restsOn: [
          'Of 100,000 particles of the hardest size E11 lets 5,000 through, H13 50 and H14 5. Our machines have H13.',
        ],
        notMeant:
          'A higher class does not clean a room faster: how often the air passes the filter matters more. “HEPA 11” is E11, a grade below HEPA.',
        sources: [en1822],
      },
      {
        id: 'filter-standard',
        title: 'Tested to ISO 29463',
        claim: 'Filters tested and classified to ISO 29463.',
        ground: 'published',
        restsOn: ['ISO 29463 says how a high-efficiency filter is tested, scanned for leaks and put into a class.'],
        notMeant: 'A standard is a method. ISO has not approved the filter. Ask us for its test report.',
        sources: [iso29463],
      },
      {
        id: 'filter-life',
        title: 'Filter life',
        claim: 'Change the filter set every 6 to 12 months; six months day and night are 4,380 hours.',
        ground: 'own',
        restsOn: [
          'The interval is our own. The hours are half of the 8,760 of a year. The large-particulate filter is cleaned every three months.',
        ],
        notMeant:
          'It is no promise for dusty rooms. A full filter still holds particles but lets less air through, so the air changes fall.',
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
        claim: 'Airflow at full speed tested with ISO 14644 methods.',
        ground: 'maker',
        restsOn: [
          'Part 3 of ISO 14644, the standards for clean rooms, holds test methods. The speed of the air is read at points across the outlet of a running machine; speed times area is the flow. It is our own test, not an independent one.',
          'Rated is the airflow that every machine is sold to deliver. Tested is what the model delivered in that test. Air changes on this site use the tested one.',
        ],
        notMeant:
          'It is airflow with new filters at full speed, not a test of clean air delivery in a chamber, and it does not turn a room into a clean room.',
        samples: 'The airflow at every speed below full: estimated from it by the fan laws.',
        sources: [iso14644, ourReport],
      },
      {
        id: 'iso-tested',
        title: 'Tested, not certified by ISO',
        claim: 'Tested to ISO standards.',
        ground: 'maker',
        restsOn: [
          'Two tests stand behind the heading “ISO certified” on our about page: airflow with the methods of ISO 14644, filters to ISO 29463.',
        ],
        notMeant: 'ISO writes standards. It certifies no product and no company.',
        sources: [iso14644, iso29463],
      },
      {
        id: 'air-changes',
        title: 'CADR and air changes',
        claim: 'Air changes an hour are the clean air delivery rate divided by the volume of the room.',
        ground: 'physics',
        restsOn: [
          'A machine that delivers 400 m³ of clean air an hour to a room of 40 m³ gives it 10 air changes. What open windows give is added. “Up to 53” is Generation Z at full speed in a room of about 21.8 m³. One air change removes about 63% of the particles in the room, 1 − 1/e, and the next 63% of what is left.',
        ],
        notMeant:
          'A purifier brings in no fresh air, leaves carbon dioxide as it is, and is no substitute for ventilation.',
        sources: [arithmetic, hse],
      },
    ],
  },
  {
    id: 'the-room',
    title: 'The room',
    lines: [
      {
        id: 'targets',
        title: 'Three, five, six or ten',
        claim:
          'Three air changes an hour is the minimum and six is the optimum. A room whose windows open has one already.',
        ground: 'own',
        restsOn: [
          'These three are our own figures. The 5 that the room planner offers is the CDC’s, for any occupied room; the 6 and the 10 for clinical rooms are the NHS’s.',
        ],
        notMeant:
          'A target helps to plan a room. It is no line between safe and unsafe, and our six is not the NHS’s six.',
        sources: [cdcFive],
      },
      {
        id: 'htm-03-01',
        title: 'HTM 03-01',
        claim: 'HTM 03-01 gives 6 air changes of ventilation for a general clinical area and 10 for a treatment room.',
        ground: 'published',
        restsOn: ['The ventilation memorandum of the NHS, part A, in its edition of 2021.'],
        notMeant:
          'Those are rates of ventilation. A purifier cleans the room’s own air and does not count towards them; record what it adds separately.',
        sources: [htm],
      },
      {
        id: 'coverage',
        title: 'Coverage',
        claim: 'Coverage is calculated at 5 air changes an hour; “rooms up to” is the floor under a 2.4 m ceiling.',
        ground: 'physics',
        restsOn: [
          'Rated airflow divided by 5 is a volume. Generation X: 720 ÷ 5 = 144 m³, which is 144 m² for each metre of height. Under a ceiling of 2.4 m that is 60 m² of floor.',
        ],
        notMeant: '144 m² is not the flat it serves. Use the 60, or enter your own room.',
        sources: [arithmetic, cdcFive],
      },
      {
        id: 'clearance',
        title: 'Clearance times',
        claim: 'Minutes in which a room loses 90%, 99% or 99.9% of the particles in its air.',
        ground: 'physics',
        restsOn: [
          't = −ln(1 − share) ÷ air changes × 60. The CDC printed the results as a table in 1994. We checked each figure against the printed table.',
        ],
        notMeant:
          'It assumes that the air mixes perfectly and that nothing adds to it. Real rooms take up to 10 times as long. It is not a time after which a room is safe.',
        sources: [cdcTable],
      },
      {
        id: 'dental-guidance',
        title: 'Dental guidance, withdrawn',
        claim:
          'UK dental guidance (2020 to 2022, since withdrawn) set a wait by the air changes of a room, and halved the output of air cleaners without an independent test.',
        ground: 'withdrawn',
        restsOn: ['The dental appendix, in its versions up to 14 April 2022. Our dental page tells what it asked for.'],
        notMeant: 'None of it is in force. Do not set a waiting time by it.',
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
        claim: 'The lamp inactivates microbes in the air that has passed the filters.',
        ground: 'physics',
        restsOn: [
          'Light of 253.7 nm is taken up by the genetic material of microbes, which then cannot multiply. The light stays inside the machine.',
        ],
        notMeant: 'How much is inactivated depends on light and time. We have tested no share for the lamp alone.',
      },
      {
        id: 'ozone',
        title: 'Ozone',
        claim: 'Our 253.7 nm lamps make no ozone.',
        ground: 'physics',
        restsOn: [
          'Ozone forms where light splits oxygen. That takes a wavelength below about 240 nm, and most of it happens below 200.',
        ],
        notMeant:
          'It is a statement about the lamps. The ion stage, in any make, is a separate question: ask for the ozone test of the whole machine, also of ours.',
      },
      {
        id: 'carbon',
        title: 'Activated carbon',
        claim:
          'Activated carbon adsorbs gases and odours: volatile compounds, part of the mercury vapour, smoke and smells.',
        ground: 'physics',
        restsOn: ['Gas molecules cling to the inner surface of the carbon.'],
        notMeant:
          'We have tested no share and no life for any gas. Carbon fills up, ages whether the fan turns or not, and does not take out carbon dioxide.',
      },
      {
        id: 'ions',
        title: 'Ionisation',
        claim: 'Fine particles take a charge, gather into larger ones and settle, or are caught on the next pass.',
        ground: 'physics',
        restsOn: ['Charged particles attract others, and larger ones fall or are filtered sooner.'],
        notMeant: 'No figure of ours rests on this stage. What settles stays on surfaces until it is wiped off.',
      },
      {
        id: 'photocatalyst',
        title: 'Photocatalyst',
        claim: 'Generation Z adds a photocatalyst as its sixth stage.',
        ground: 'physics',
        restsOn: ['Under ultraviolet light the surface of a catalyst oxidises some of the gases that touch it.'],
        notMeant:
          'We claim no rate for it. Oxidation that stops half-way leaves other gases behind: it adds to the carbon and does not replace it.',
      },
      {
        id: 'makers-test',
        title: '99.99% in our own test',
        claim: 'In our own test 99.99% of airborne pathogens were captured.',
        ground: 'maker',
        restsOn: ['The report names the organism, the chamber and the time. Ask us for it.'],
        notMeant: 'It does not tell whether people in your room fall ill. We promise no protection from any disease.',
        sources: [ourReport],
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
        ground: 'sample',
        restsOn: [
          'At speed 1 Generation S, X and Y stay below 20 dB(A); Generation Z is at 24. The level changes with 50 times the logarithm of the airflow. Several machines together are louder by 10 times the logarithm of their number: two by 3 dB, four by 6.',
          'The working speed is the highest at 45 dB(A) or less, over which people talk without raising their voices: our own rule of thumb, not a standard. The World Health Organization (1999) asks for at most 35 in a classroom during class and 30 in ward rooms; Building Bulletin 93 for 35 in a new classroom and 40 in a refurbished one.',
        ],
        notMeant:
          'A level belongs to a distance and a room. Ours name neither yet: compare them with each other, not with another make’s.',
        samples: 'The noise at each speed of each model.',
        sources: [who1999, bb93],
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
        ground: 'published',
        restsOn: [
          'Both come from the former US air quality standard. The World Health Organization’s guideline of 2021 is stricter: 5 over a year and 15 over a day.',
        ],
        notMeant: '“Good” on the meter does not mean that the WHO guideline is met.',
        sources: [who2021],
      },
      {
        id: 'bottle',
        title: 'Water in 60 seconds',
        claim: 'Pure water in 60 seconds, in our own test, for clear tap water; 99.99% of mould, bacteria and viruses.',
        ground: 'maker',
        restsOn: ['Our own test of the UV-C lamp in the cap, over one cycle of 60 seconds in clear water.'],
        notMeant:
          'UV-C is light, not a filter. It leaves taste, chlorine, metals and sediment where they are, and does not make stream water fit to drink.',
        sources: [ourReport],
      },
      {
        id: 'ipx7',
        title: 'IPX7',
        claim: 'IPX7: a metre of water for half an hour.',
        ground: 'published',
        restsOn: ['In IEC 60529 the 7 is immersion in 1 m of water for 30 minutes.'],
        notMeant: 'The X says that dust was not tested. It covers no deeper water, no hot water and no dishwasher.',
        sources: [iec],
      },
    ],
  },
  {
    id: 'the-paper',
    title: 'The certificate',
    lines: [
      {
        id: 'certificate',
        title: 'The certificate',
        claim: 'A free air change rate certificate for each room.',
        ground: 'own',
        restsOn: [
          'The room’s volume, the tested airflow of its machines, and the sum above. We sign it, for rooms on a service contract or contract hire purchase. The record that you print in the room planner is free to all and is not signed.',
        ],
        notMeant: 'It is a calculation record, not a regulatory approval.',
      },
      {
        id: 'samples',
        title: 'Estimated figures',
        claim: 'Figures marked “estimated” or “indicative” stand in until they are confirmed.',
        ground: 'sample',
        restsOn: [
          'Noise and airflow at the speeds below full, power, sizes and weights of the purifiers, what Generation Y has over Generation X, some figures of meter and bottle, and the rooms we show.',
          'So are the four figures of the About page, the testimonial, the names of partners, and our company and VAT numbers.',
        ],
        notMeant: 'Do not order on these figures: ask us for the confirmed ones.',
      },
    ],
  },
];
