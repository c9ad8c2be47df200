import type { CalculatorModelName } from './calculator-models';
import { sample, type Sample } from './sample';

/** Electrical power of each model at full speed, in watts. */
export const powerW: Record<CalculatorModelName, Sample<number>> = {
  'GEN S': sample(28),
  'GEN X': sample(55),
  'GEN Y': sample(60),
  'GEN Z': sample(120),
};
