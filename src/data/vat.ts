/** The standard rate of VAT in the United Kingdom, in percent; every price includes it. */
export const vatPercent = 20;

/** Whole pence. @param pence VAT included */
export function withoutVat(pence: number): number {
  return Math.round(pence / (1 + vatPercent / 100));
}
