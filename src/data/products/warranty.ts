import { company } from '@/config/company';
import { sample, unwrapSample } from '@/config/sample';

const covers = (parts: string) => [
  'Faults in material and workmanship that show in the first year, when the product is used as its instructions say',
  parts,
  'Repair by our service, or a like product where repair is not possible',
];

const leavesOut = (byWater: string) => [
  'Filter sets and the large-particulate filter, which wear out',
  `Damage by falls, ${byWater}, wrong voltage or a filter that is not ours`,
  'A machine that was opened further than its front by anyone but our service',
];

const terms = unwrapSample(
  sample({
    covers: {
      machine: covers('Fan, lamp, ioniser, display and electronics'),
      all: covers(
        'Fan, lamp, ioniser, display and electronics, the battery and seal of a bottle, the battery of a meter',
      ),
    },
    leavesOut: { machine: leavesOut('by water'), all: leavesOut('by water (a bottle: if you sink it)') },
  }),
);

/** From the specification. */
const term = '1 year';

/** The office, with its number and its postcode on one line. */
const office = company.registeredOffice.replace(/(1) /g, '$1\u00a0');
/** Who gives the warranty and where it holds (Consumer Rights Act 2015, section 30). */
const giver = `Given by ${company.legalName}, ${office}, for ${unwrapSample(sample('the United Kingdom'))} (sample).`;

export const warranty = { ...terms, term, giver, days: 365, name: `${term} service warranty` } as const;
