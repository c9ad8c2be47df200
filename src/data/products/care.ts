import { sample, unwrapSample } from '@/config/sample';
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

const deliveryDays = '3 to 5';
const deliveryLine = `Delivery ${money(deliveryPence)} an order on the UK mainland (sample), ${deliveryDays} working days.`;
const warrantyTerm = '1 year';

/** From the specification. */
export const care = {
  ...intervals,
  warrantyTerm,
  warranty: `${warrantyTerm} service warranty`,
  /** Working days from order to delivery. */
  deliveryDays,
  delivery: `Delivery takes ${deliveryDays} working days.`,
  /** Beside a price, once a page. */
  deliveryAndWarranty: `${deliveryLine} ${warrantyTerm} warranty.`,
  /** Beside the price of a filter, which the warranty leaves out. */
  deliveryLine,
} as const;
