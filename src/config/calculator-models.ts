import type { ProductSlug } from './product-slugs';

/** A purifier as the air-changes calculator knows it, and the product it is. */
export type CalculatorModel = { name: string; measuredCadrM3PerHour: number; slug: ProductSlug };

/**
 * The four models of the calculator and the clean air each was measured to deliver at full speed (docs/specification-coverage.md, row 255).
 * Every air change rate of the site comes from these. The product list's rated figures (GEN S 160, GEN X 720 m³/h) stand in
 * the product data.
 */
export const calculatorModels = [
  { name: 'GEN S', measuredCadrM3PerHour: 180, slug: 'generation-s' },
  { name: 'GEN X', measuredCadrM3PerHour: 727, slug: 'generation-x' },
  { name: 'GEN Y', measuredCadrM3PerHour: 633, slug: 'generation-y' },
  { name: 'GEN Z', measuredCadrM3PerHour: 1156, slug: 'generation-z' },
] as const satisfies readonly CalculatorModel[];

export type CalculatorModelName = (typeof calculatorModels)[number]['name'];

/** The most air changes per hour that one purifier gives (docs/specification-coverage.md, row 269): GEN Z in a room of about 21.8 m³. */
export const mostAirChanges = 53;

/** Air changes per hour that a room should reach: our own two figures (docs/specification-coverage.md, row 267). */
export const airChangeTargets = { minimum: 3, optimum: 6 };
