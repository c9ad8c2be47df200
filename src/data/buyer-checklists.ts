import { unconfirmed } from './unconfirmed';

/** A public buyer's requirements and what we can show. */
export type BuyerChecklist = {
  title: string;
  lead: string;
  rows: readonly { asks: string; shows: string }[];
};

const airflow = `Airflow at the outlet at full speed, our own test with ISO 14644 methods. ${unconfirmed.independentTest}`;
const intervals = 'Large-particulate filter every three months, filter set every 6 to 12 months; both in the manual.';

/** NHS England, 9 May 2023, addenda to HTM 03-01: 01A for HEPA air cleaners, 01B for UV-C. */
export const nhsChecklist: BuyerChecklist = {
  title: 'What NHS England asks',
  lead: 'It has standards for HEPA air cleaners and for UV-C devices. We claim compliance with neither.',
  rows: [
    { asks: 'The standards', shows: 'NETB 2023/01A for HEPA air cleaners, 01B for UV-C devices, both of 9 May 2023.' },
    { asks: 'Filter', shows: 'H13, tested and classified to ISO 29463. Report on request.' },
    {
      asks: 'Airflow and its validation',
      shows: airflow,
    },
    {
      asks: 'UV-C (01B)',
      shows: `253.7 nm, enclosed, off as soon as the front is opened. ${unconfirmed.uvCShare}`,
    },
    { asks: 'Ozone of the whole machine', shows: `Our lamps make none. ${unconfirmed.ozoneReport}.` },
    { asks: 'Ion stage, switched off separately', shows: unconfirmed.ionSwitch },
    { asks: 'Noise at each speed', shows: `Estimated. ${unconfirmed.noiseReport}` },
    { asks: 'Maintenance', shows: intervals },
    {
      asks: 'Electrical safety, EMC, portable appliance test',
      shows: unconfirmed.conformity,
    },
    {
      asks: 'That it complements ventilation',
      shows: 'Yes: 0 claimed towards HTM 03-01, recorded on a line of its own.',
    },
  ],
};

/** The Department for Education's specification for air cleaning units. */
export const schoolChecklist: BuyerChecklist = {
  title: 'What the Department for Education asks',
  lead: 'We claim no approval under its specification for air cleaning units.',
  rows: [
    { asks: 'Filter', shows: 'H13 HEPA, tested and classified to ISO 29463. Report on request.' },
    {
      asks: 'Clean air delivery rate',
      shows: airflow,
    },
    { asks: 'Noise', shows: `Estimated at each speed. ${unconfirmed.noiseReport}` },
    { asks: 'Certification', shows: unconfirmed.conformity },
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
