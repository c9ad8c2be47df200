/** A price as the specification writes it: £1195.00. @param pricePence whole pence, VAT included */
export function money(pricePence: number): string {
  return `£${(pricePence / 100).toFixed(2)}`;
}
