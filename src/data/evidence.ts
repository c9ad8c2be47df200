import type { EvidenceId } from '@/config/evidence-lines';

/** What a claim stands on, from the loosest to the firmest. */
export const grounds = {
  sample: { title: 'Samples', says: 'Figures that stand in until ours are signed off. They carry no claim.' },
  withdrawn: { title: 'Withdrawn guidance', says: 'Was in force, is not now. Told as history.' },
  maker: { title: 'The maker’s own test', says: 'True under the maker’s conditions. Ask us for the report.' },
  own: { title: 'Our measurement, our choice', says: 'We read it or chose it, and say how.' },
  published: { title: 'Published standards and tables', says: 'Anyone can buy the document and repeat the test.' },
  physics: { title: 'Physics and arithmetic', says: 'Holds whoever says it. Check it with a pencil.' },
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
  /** In the words of the site. */
  claim: string;
  ground: Ground;
  restsOn: readonly string[];
  notMeant: string;
  /** Which of its figures are stand-ins; left out where none is. */
  samples?: string;
  sources: readonly EvidenceSource[];
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
const makersReport: EvidenceSource = { title: 'Test report of the maker', from: 'On request' };
const productData: EvidenceSource = { title: 'Product data of this site', from: 'November 2026' };
const arithmetic: EvidenceSource = { title: 'Arithmetic', from: 'No document needed' };

/** What each claim of the site rests on and what it does not mean, by subject. */
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
          'A class is a test result. The filter is fed particles of known sizes, and what comes out is counted at the size it holds worst. That size lies between 0.1 and 0.3 µm: larger particles run into the fibres, smaller ones jitter into them. H13 of EN 1822, which is 35 H of ISO 29463, must hold at least 99.95% there.',
          '99.97% at 0.3 µm is the wording of the US definition of HEPA. Both describe a filter of the same kind.',
        ],
        notMeant:
          'It is a figure of the filter, not of the room. Air that has not yet been through the machine is not yet filtered. Gases pass any particle filter.',
        sources: [en1822, iso29463],
      },
      {
        id: 'filter-grades',
        title: 'E11, H13 and H14 side by side',
        claim: 'E11 holds 95%, H13 99.95% and H14 99.995% at the most penetrating particle size.',
        ground: 'published',
        restsOn: [
          'One test, three marks. Of 100,000 particles of the hardest size E11 lets 5,000 through, H13 50 and H14 5. Our machines have H13.',
        ],
        notMeant:
          'A higher class does not clean a room faster. From H13 to H14 a pass gains 0.045 percentage points; how often the air makes the pass matters far more. What is sometimes sold as “HEPA 11” is E11, a grade below HEPA.',
        sources: [en1822],
      },
      {
        id: 'filter-standard',
        title: 'Tested to ISO 29463',
        claim: 'Filters tested and classified to ISO 29463.',
        ground: 'published',
        restsOn: [
          'ISO 29463 says how a high-efficiency filter is tested, scanned for leaks and put into a class. Its class 35 H is the H13 of the European EN 1822.',
        ],
        notMeant: 'A standard is a method. Nobody at ISO has seen or approved the filter. Ask us for its test report.',
        sources: [iso29463],
      },
      {
        id: 'filter-life',
        title: 'Filter life',
        claim: 'Change the filter every 6 to 12 months; six months day and night are 4,380 hours.',
        ground: 'maker',
        restsOn: [
          'The interval is the maker’s. The hours are arithmetic: half of 8,760, the hours of a year. The large-particulate filter is cleaned every three months.',
        ],
        notMeant:
          'It is no promise for dusty rooms. A filter that fills up still holds particles, but lets less air through, so the air changes fall.',
        sources: [productData],
      },
    ],
  },
  {
    id: 'the-airflow',
    title: 'The airflow',
    lines: [
      {
        id: 'airflow',
        title: 'Airflow, rated and measured',
        claim: 'Airflow measured with ISO 14644 clean-room test methods.',
        ground: 'own',
        restsOn: [
          'ISO 14644 is the series of standards for clean rooms, and its part 3 holds the test methods. The speed of the air is read at points across the outlet of a running machine; speed times area is the flow.',
          'Rated is what every machine is sold to deliver. Measured is what the model delivered in our test. Air changes on this site use the measured one.',
        ],
        notMeant:
          'It does not turn a room into a clean room. It is a figure for new filters at full speed: slower speeds and filled filters deliver less.',
        samples: 'The airflow at every speed below the top one.',
        sources: [iso14644, productData],
      },
      {
        id: 'iso-tested',
        title: 'Tested, not certified by ISO',
        claim: 'Tested to ISO standards.',
        ground: 'own',
        restsOn: [
          'Two tests stand behind the heading “ISO certified” on our about page: airflow with the methods of ISO 14644, filters to ISO 29463.',
        ],
        notMeant: 'ISO writes standards. It certifies no product and no company, and it has not certified ours.',
        sources: [iso14644, iso29463],
      },
      {
        id: 'air-changes',
        title: 'CADR and air changes',
        claim: 'Air changes per hour are the clean air delivery rate divided by the volume of the room.',
        ground: 'physics',
        restsOn: [
          'A machine that delivers 400 m³ of clean air an hour to a room of 40 m³ gives it 10 air changes. What the windows give is added. “Up to 53” is Generation Z at full speed in a room of about 21.8 m³.',
          'Clean air mixes with the rest, so one change takes out about 63% of what floats in the room, not all of it: 1 − 1/e. The next takes 63% of what is left.',
        ],
        notMeant:
          'A purifier brings in no fresh air. It leaves carbon dioxide as it is, and is no substitute for ventilation.',
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
        claim: 'Three air changes an hour is the minimum and six is the optimum. A room with windows has one already.',
        ground: 'own',
        restsOn: [
          'These three are our own figures. The 5 that the room planner offers is the CDC’s, for any occupied room. The 6 and the 10 for clinical rooms are the NHS’s and stand in the next line.',
        ],
        notMeant:
          'A target is an aim for whoever plans a room. It is no line between safe and unsafe, and our six is not the NHS’s six.',
        sources: [productData, cdcFive],
      },
      {
        id: 'htm-03-01',
        title: 'HTM 03-01',
        claim: 'HTM 03-01 gives 6 air changes for a general clinical area and 10 for a treatment room.',
        ground: 'published',
        restsOn: ['The ventilation memorandum of the NHS, part A, in its edition of 2021.'],
        notMeant:
          'Those are rates of ventilation. A purifier adds clean air to it, and counts towards the sum. It does not by itself make a room comply.',
        sources: [htm],
      },
      {
        id: 'coverage',
        title: 'Coverage',
        claim: 'Coverage per metre of ceiling, and floor under a 2.4 m ceiling: both at 5 air changes an hour.',
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
        claim: 'Minutes in which a room loses 90%, 99% or 99.9% of what floats in its air.',
        ground: 'physics',
        restsOn: [
          't = −ln(1 − share) ÷ air changes × 60. The CDC printed the results as a table in 1994. Ours is worked out by the function that every page uses, and a test compares each of its figures with the printed one.',
        ],
        notMeant:
          'It assumes that the air mixes perfectly and that nothing adds to it. Real rooms mix less well: multiply by up to 10. It is not a time after which a room is safe.',
        sources: [cdcTable],
      },
      {
        id: 'dental-guidance',
        title: 'Dental guidance, withdrawn',
        claim:
          'UK dental guidance (2020 to 2022, since withdrawn) halved the output of unvalidated cleaners; ours is measured, so it counted in full.',
        ground: 'withdrawn',
        restsOn: [
          'The dental appendix set a fallow time after aerosol procedures: 30 minutes at 1 to 5 air changes or where nobody knew, 20 at 6 to 9, 15 at 10 or more, and as little as 10 with high-volume suction or a rubber dam. Without ventilation there were to be no such procedures.',
        ],
        notMeant:
          'None of it is in force. It was last updated on 14 April 2022 and then withdrawn. Do not set a waiting time by it.',
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
          'Light of 253.7 nm is taken up by the genetic material of microbes, which then cannot multiply. The lamp stands behind the filter in the air’s order, so it meets what the filter let through. The light stays inside the machine.',
        ],
        notMeant:
          'Inactivated is not removed, and how much is inactivated depends on the dose, which is light times time. We give no share for the lamp alone.',
        sources: [productData],
      },
      {
        id: 'ozone',
        title: 'Ozone',
        claim: 'Our 253.7 nm lamps make no ozone.',
        ground: 'physics',
        restsOn: [
          'Ozone forms where light splits oxygen. That takes a wavelength below about 240 nm, and most of it happens below 200. At 253.7 nm the light is too weak for it.',
        ],
        notMeant:
          'It is a statement about the lamps. The ion stage, in any make, is a separate question: ask for the ozone test of the whole machine, and ask us for ours.',
        sources: [makersReport],
      },
      {
        id: 'carbon',
        title: 'Activated carbon',
        claim: 'Activated carbon adsorbs gases and odours: volatile compounds, mercury vapour, smoke and smells.',
        ground: 'physics',
        restsOn: [
          'Gas molecules cling to the inner surface of the carbon. A particle filter cannot hold them: they are hundreds of times smaller than what it is made for.',
        ],
        notMeant:
          'We give no share and no life for any gas. Carbon fills up, sooner with some gases than with others, and ages whether the fan turns or not. It does not take out carbon dioxide.',
        sources: [productData],
      },
      {
        id: 'ions',
        title: 'Ionisation',
        claim: 'Fine particles take a charge, gather into larger ones and settle, or are caught on the next pass.',
        ground: 'physics',
        restsOn: ['Charged particles attract others, and larger ones fall or are filtered sooner.'],
        notMeant:
          'No figure of ours rests on this stage, and none should. What settles is on the floor until someone wipes it.',
        sources: [productData],
      },
      {
        id: 'photocatalyst',
        title: 'Photocatalyst',
        claim: 'Generation Z adds a photocatalyst as its sixth stage.',
        ground: 'physics',
        restsOn: ['Under ultraviolet light a catalyst’s surface oxidises some of the gases that touch it.'],
        notMeant:
          'We claim no rate for it. Oxidation that stops half-way leaves other gases behind, so take it as an addition to the carbon, not in its place.',
        sources: [productData],
      },
      {
        id: 'makers-test',
        title: '99.99% in the maker’s test',
        claim: 'In the maker’s test 99.99% of airborne pathogens were captured.',
        ground: 'maker',
        restsOn: ['A test of the maker, under the maker’s conditions. The report names organism, chamber and time.'],
        notMeant:
          'It says that the machine works. It says nothing about whether anybody in your room falls ill: a room has doors, and people in it. We promise no protection from any disease.',
        sources: [makersReport],
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
        claim: 'From below 20 dB(A) at speed 1 up to 58 dB(A) at top speed.',
        ground: 'sample',
        restsOn: [
          'At speed 1 Generation S, X and Y stay below 20 dB(A); Generation Z is at 24. The speeds between are worked out by the fan laws, by which the level changes with 50 times the logarithm of the airflow.',
          'The working speed is the highest at 45 dB(A) or less, over which people talk without raising their voices. Several machines together are louder by 10 times the logarithm of their number: two by 3 dB, four by 6.',
        ],
        notMeant:
          'A level in decibels belongs to a distance and a room. Ours name neither yet, so compare them with each other before you compare them with another make’s.',
        samples: 'The noise at each speed of each model.',
        sources: [productData],
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
          'Both come from the former US air quality standard. The World Health Organization’s guideline of 2021 is stricter over a year and close to it over a day: 5 and 15 µg/m³.',
        ],
        notMeant:
          'A good band is not the WHO’s guideline met. And a low reading of carbon dioxide is the work of ventilation, not of a purifier.',
        sources: [{ title: 'WHO global air quality guidelines', from: 'World Health Organization, 2021' }],
      },
      {
        id: 'bottle',
        title: 'Water in 60 seconds',
        claim:
          'Pure water in 60 seconds, on the maker’s figures, for clear tap water; 99.99% of mould, bacteria and viruses in the maker’s test.',
        ground: 'maker',
        restsOn: ['The maker’s test of the UV-C lamp in the cap, over one cycle of 60 seconds in clear water.'],
        notMeant:
          'UV-C is light, not a filter. It leaves taste, chlorine, metals and sediment where they are, and cloudy water shades what is behind it. It does not make stream water fit to drink.',
        sources: [makersReport],
      },
      {
        id: 'ipx7',
        title: 'IPX7',
        claim: 'IPX7: a metre of water for half an hour.',
        ground: 'published',
        restsOn: [
          'IEC 60529 sorts enclosures by what they keep out. The 7 is immersion in 1 m of water for 30 minutes.',
        ],
        notMeant: 'The X says that dust was not tested. It covers no deeper water, no hot water and no dishwasher.',
        sources: [{ title: 'IEC 60529, Degrees of protection provided by enclosures', from: 'IEC' }],
      },
    ],
  },
  {
    id: 'the-paper',
    title: 'The paper',
    lines: [
      {
        id: 'certificate',
        title: 'The certificate',
        claim: 'A free air change rate certificate for each room.',
        ground: 'own',
        restsOn: ['The room’s volume, the measured airflow of its machines, and the sum above.'],
        notMeant: 'It is a calculation record, not a regulatory approval.',
        sources: [productData],
      },
      {
        id: 'samples',
        title: 'Figures that are samples',
        claim: 'Figures marked “indicative” stand in until they are signed off.',
        ground: 'sample',
        restsOn: [
          'Noise and airflow at the speeds below the top one, power, sizes and weights of the purifiers, some figures of meter and bottle, and the typical rooms of the calculator.',
          'So are the testimonial, the names of partners, and our company and VAT numbers.',
        ],
        notMeant: 'They are plausible, and not a basis for an order of ten. Ask us for the figure you need.',
        sources: [productData],
      },
    ],
  },
];
