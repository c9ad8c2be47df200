import type { ProductSlug } from './product-slugs';

/** A purifier as the air-changes calculator knows it, and the product it is. */
export type CalculatorModel = { name: string; cadrM3PerHour: number; slug: ProductSlug };

/**
 * The four models of the calculator and their clean air delivery rates. Specification, section 9.
 * The product list gives GEN S 160 and GEN X 720 m³/h; the calculator keeps its own constants.
 */
export const calculatorModels = [
  { name: 'GEN S', cadrM3PerHour: 180, slug: 'generation-s' },
  { name: 'GEN X', cadrM3PerHour: 727, slug: 'generation-x' },
  { name: 'GEN Y', cadrM3PerHour: 633, slug: 'generation-y' },
  { name: 'GEN Z', cadrM3PerHour: 1156, slug: 'generation-z' },
] as const satisfies readonly CalculatorModel[];

export type CalculatorModelName = (typeof calculatorModels)[number]['name'];

/** Air changes per hour that a room should reach. Specification, section 9. */
export const airChangeTargets = { minimum: 3, optimum: 6 };
