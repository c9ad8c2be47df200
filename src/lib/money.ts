import { grouped } from './number';

/** A sum in running text and tables: £1,195, or £49.99. @param pence whole pence, VAT included */
export function money(pence: number): string {
  const rest = pence % 100;
  return `£${grouped(Math.floor(pence / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** A price as the label that the specification quotes: £1195.00. @param pricePence whole pence, VAT included */
export function priceLabel(pricePence: number): string {
  return `£${(pricePence / 100).toFixed(2)}`;
}
