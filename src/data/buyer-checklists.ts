/** A public buyer's requirements and what we can show. */
export type BuyerChecklist = {
  title: string;
  lead: string;
  rows: readonly { asks: string; shows: string }[];
};

const intervals = 'Large-particulate filter every three months, filter set every 6 to 12 months; both in the manual.';

/** NHS England, 9 May 2023, addenda to HTM 03-01: 01A for HEPA air cleaners, 01B for UV-C. */
export const nhsChecklist: BuyerChecklist = {
  title: 'NHS England’s NETB 2023/01A and 01B',
  lead: 'NHS England’s standards for HEPA air cleaners (01A) and UV-C devices (01B), of 9 May 2023, are addenda to HTM 03-01. We claim compliance with neither. This is what they ask about, and what we can show.',
  rows: [
    { asks: 'Filter', shows: 'H13, tested and classified to ISO 29463. Report on request.' },
    {
      asks: 'Airflow and its validation',
      shows:
        'Airflow at the outlet at full speed, our own test with ISO 14644 methods. Not tested: by an independent laboratory, or in a chamber.',
    },
    {
      asks: 'UV-C (01B)',
      shows: '253.7 nm, enclosed, off as soon as the front is opened. Not tested: the share that it inactivates.',
    },
    { asks: 'Ozone of the whole machine', shows: 'Our lamps make none. No report on the whole machine published yet.' },
    { asks: 'Ion stage, switched off separately', shows: 'No. The machine has one control, for its speed.' },
    { asks: 'Noise at each speed', shows: 'Estimated. Measured levels are not published yet.' },
    { asks: 'Maintenance', shows: intervals },
    {
      asks: 'Electrical safety, EMC, portable appliance test',
      shows: 'Ask us for the declaration of conformity. It is not published here.',
    },
    {
      asks: 'That it complements ventilation',
      shows: 'Yes: 0 claimed towards HTM 03-01, recorded on a line of its own.',
    },
  ],
};

/** The Department for Education's specification for air cleaning units. */
export const schoolChecklist: BuyerChecklist = {
  title: 'What the Department for Education’s specification asks',
  lead: 'The Department for Education has a specification for air cleaning units in schools. We claim no approval under it. This is what it asks about, and what we can show.',
  rows: [
    { asks: 'Filter', shows: 'H13 HEPA, tested and classified to ISO 29463. Report on request.' },
    {
      asks: 'Clean air delivery rate',
      shows:
        'Airflow at the outlet at full speed, our own test with ISO 14644 methods. Not tested: by an independent laboratory, or in a chamber.',
    },
    { asks: 'Noise', shows: 'Estimated at each speed. Measured levels are not published yet.' },
    { asks: 'Certification', shows: 'Ask us for the declaration of conformity. It is not published here.' },
    { asks: 'Maintenance', shows: intervals },
    { asks: 'Warranty', shows: '1 year, longer care on a service contract.' },
    { asks: 'Strength of evidence', shows: 'Each claim with its source and limits on our evidence page.' },
    {
      asks: 'Paying over time',
      shows:
        'Schools in England need consent to borrow. Ask your finance officer whether hire purchase counts, before you sign.',
    },
  ],
};
