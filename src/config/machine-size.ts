import type { CalculatorModelName } from './calculator-models';

/** Outer size of each model in metres, as drawings and plans show it: width, depth, height. The product data's samples. */
export const machineSizeM: Record<CalculatorModelName, readonly [widthM: number, depthM: number, heightM: number]> = {
  'GEN S': [0.24, 0.24, 0.52],
  'GEN X': [0.34, 0.34, 0.76],
  'GEN Y': [0.33, 0.33, 0.88],
  'GEN Z': [0.46, 0.4, 1.18],
};
