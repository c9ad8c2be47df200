import { sample, unwrapSample } from '@/config/sample';
import { money } from '@/lib/format/money';
import { warranty } from './warranty';

/** For an order on the UK mainland, VAT included. */
export const deliveryPence = unwrapSample(sample(2500));

/** A list price with one delivery. */
export function withDelivery(pricePence: number): number {
  return pricePence + deliveryPence;
}

type Priced = { model: string; pricePence?: number };

/** As in "X £520, Y £720, Z £1,220". */
export function deliveredEach(products: readonly Priced[]): string {
  return products
    .flatMap(({ model, pricePence }) =>
      pricePence ? [`${model.replace('GEN ', '')}\u00a0${money(withDelivery(pricePence))}`] : [],
    )
    .join(', ');
}

const workingDays = { first: 3, last: 5 };
const days = `${workingDays.first} to ${workingDays.last}`;
const priceLine = `Delivery ${money(deliveryPence)} an order on the UK mainland (sample), ${days} working days.`;

/** Words on delivery; the days are from the specification. */
export const delivery = {
  /** Working days from order to delivery, as numbers and in words. */
  workingDays,
  /** With the weekend between them. */
  atMostDays: workingDays.last + 2,
  days,
  daysLine: `Delivery takes ${days} working days`,
  sameDayLine: 'For the same day call us before you order: we tell you whether we can and what it costs',
  /** Beside the price of a filter, which the warranty leaves out. */
  priceLine,
  /** Beside a price, once a page. */
  priceAndWarrantyLine: `${priceLine} ${warranty.term} warranty.`,
} as const;

/**
 * Days of a consumer: from delivery to cancel, from then to send back, from the return to our refund (Consumer Contracts
 * Regulations 2013); from delivery to reject a faulty product (Consumer Rights Act 2015).
 */
export const consumerDays = { cancel: 14, sendBack: 14, refund: 14, reject: 30 } as const;
