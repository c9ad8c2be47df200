import { wallGapCm } from '@/domain/placing';

/** What holds for every machine, from the specification. Months and hours are of use. */
export const care = {
  changeFilterMonths: [6, 12],
  /** Six months at 24 hours a day. */
  changeFilterHours: 4380,
  cleanFilterMonths: 3,
  wallGapCm,
  warranty: '1 year service warranty',
  delivery: 'Delivery takes 3 to 5 working days; same-day delivery is possible.',
} as const;
