import { sample, shown } from '@/config/sample';
import { wallGapCm } from '@/domain/placing';

/** Intervals of the manuals, in months and hours. */
const intervals = shown(
  sample({
    changeFilterMonths: [6, 12],
    changeFilterHours: 4380,
    cleanFilterMonths: 3,
  } as const),
);

/** From the specification. */
export const care = {
  ...intervals,
  wallGapCm,
  warranty: '1 year service warranty',
  delivery: 'Delivery takes 3 to 5 working days.',
} as const;
