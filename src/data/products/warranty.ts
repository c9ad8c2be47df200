import { sample, unwrapSample } from '@/config/sample';

const leavesOut = (byWater: string) => [
  'Filter sets and the large-particulate filter, which wear out',
  `Damage by falls, ${byWater}, wrong voltage or a filter that is not ours`,
  'A machine that was opened further than its front by anyone but our service',
];

const terms = unwrapSample(
  sample({
    covers: [
      'Faults in material and workmanship that show in the first year, when the product is used as its manual says',
      'Fan, lamp, ioniser, display and electronics',
      'Repair by our service, or a like product where repair is not possible',
    ],
    leavesOut: { machine: leavesOut('by water'), all: leavesOut('by water (a bottle: by more than IPX7 allows)') },
  }),
);

/** From the specification. */
const term = '1 year';

export const warranty = { ...terms, term, days: 365, name: `${term} service warranty` } as const;
