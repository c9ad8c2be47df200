import type { CalculatorModelName } from './calculator-models';
import { sample, type Sample, shown } from './sample';

export type SizeMm = [widthMm: number, depthMm: number, heightMm: number];

/** Outer size of each model in millimetres. */
export const machineSizeMm: Record<CalculatorModelName, Sample<SizeMm>> = {
  'GEN S': sample([240, 240, 520]),
  'GEN X': sample([340, 340, 760]),
  'GEN Y': sample([330, 330, 880]),
  'GEN Z': sample([460, 400, 1180]),
};

/** The same in metres, as drawings and plans are scaled. */
export function machineSizeM(model: CalculatorModelName): [widthM: number, depthM: number, heightM: number] {
  const [widthMm, depthMm, heightMm] = shown(machineSizeMm[model]);
  return [widthMm / 1000, depthMm / 1000, heightMm / 1000];
}
