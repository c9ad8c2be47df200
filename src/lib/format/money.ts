import { grouped } from './number';

/** As in £1,195 or £49.99. @param pence VAT included */
export function money(pence: number): string {
  const rest = pence % 100;
  return `£${grouped(Math.floor(pence / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** As in 46p or £1.77, of a day or a person. @param pence VAT included */
export function smallSum(pence: number): string {
  return pence < 100 ? `${pence}p` : money(pence);
}

/** As in £1195.00, the specification's form. @param pricePence VAT included */
export function priceLabel(pricePence: number): string {
  return `£${(pricePence / 100).toFixed(2)}`;
}

/** A product without a list price, in the specification's capitals. */
export const priceOnRequest = 'Price On Request';

/** A product without a list price, in our own sentences. */
export const noListPrice = 'Price on request';

/** As in "£1,195" or "Price on request"; `lowerFirst` takes it into a sentence. @param pence VAT included */
export function listPrice(pence: number | undefined): string {
  return pence === undefined ? noListPrice : money(pence);
}

/** As in "£1,195" or "on request", where a head or the sentence says that it is a price. */
export function priceIfListed(pence: number | undefined): string {
  return pence === undefined ? 'on request' : money(pence);
}

/** Rounded to 10 p, as in "£12.30": the figure is an estimate. */
export function formatEstimatedCost(pence: number): string {
  return money(Math.round(pence / 10) * 10);
}
