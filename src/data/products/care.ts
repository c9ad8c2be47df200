import { sample, shown } from '@/config/sample';
import { wallGapCm } from '@/domain/placing';

/** The intervals of use that the manuals give, in months and hours: the specification's, to be signed off. */
const intervals = shown(
  sample({
    changeFilterMonths: [6, 12],
    /** Six months at 24 hours a day. */
    changeFilterHours: 4380,
    cleanFilterMonths: 3,
  } as const),
);

/** What holds for every machine, from the specification. */
export const care = {
  ...intervals,
  wallGapCm,
  warranty: '1 year service warranty',
  delivery: 'Delivery takes 3 to 5 working days.',
} as const;
