import { sample, unwrapSample } from '@/config/sample';
import { wallGapCm } from '@/domain/placing';
import { money } from '@/lib/format/money';

/** Intervals of the manuals, in months and hours. */
const intervals = unwrapSample(
  sample({
    changeFilterMonths: [6, 12],
    changeFilterHours: 4380,
    cleanFilterMonths: 3,
  } as const),
);

export const filterLife = { months: intervals.changeFilterMonths, hours: intervals.changeFilterHours };

/** For an order on the UK mainland, VAT included. */
export const deliveryPence = unwrapSample(sample(2500));

const deliveryLine = `Delivery ${money(deliveryPence)} an order on the UK mainland (sample), 3 to 5 working days.`;

/** From the specification. */
export const care = {
  ...intervals,
  wallGapCm,
  warranty: '1 year service warranty',
  delivery: 'Delivery takes 3 to 5 working days.',
  /** Beside a price, once a page. */
  deliveryAndWarranty: `${deliveryLine} 1 year warranty.`,
  /** Beside the price of a filter, which the warranty leaves out. */
  deliveryLine,
} as const;
