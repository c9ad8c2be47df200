import type { CalculatorModelName } from './calculator-models';
import { sample, type Sample } from './sample';

/** One speed of a purifier: its sound level in dB(A) and its clean air in m³/h. */
export type PurifierSpeed = { noiseDbA: number; airflowM3PerHour: number };

/**
 * The speeds of each model, lowest first. The last airflow is the calculator's constant (docs/specification-coverage.md, row 255);
 * the others follow it by the fan laws (sound changes by 50 log10 of the airflow ratio), rounded to 5 m³/h.
 */
export const purifierSpeeds: Record<CalculatorModelName, Sample<readonly PurifierSpeed[]>> = {
  'GEN S': sample([
    { noiseDbA: 19, airflowM3PerHour: 50 },
    { noiseDbA: 34, airflowM3PerHour: 105 },
    { noiseDbA: 46, airflowM3PerHour: 180 },
  ]),
  'GEN X': sample([
    { noiseDbA: 19, airflowM3PerHour: 145 },
    { noiseDbA: 32, airflowM3PerHour: 265 },
    { noiseDbA: 43, airflowM3PerHour: 440 },
    { noiseDbA: 54, airflowM3PerHour: 727 },
  ]),
  'GEN Y': sample([
    { noiseDbA: 19, airflowM3PerHour: 140 },
    { noiseDbA: 31, airflowM3PerHour: 240 },
    { noiseDbA: 42, airflowM3PerHour: 400 },
    { noiseDbA: 52, airflowM3PerHour: 633 },
  ]),
  'GEN Z': sample([
    { noiseDbA: 24, airflowM3PerHour: 240 },
    { noiseDbA: 34, airflowM3PerHour: 385 },
    { noiseDbA: 42, airflowM3PerHour: 555 },
    { noiseDbA: 50, airflowM3PerHour: 800 },
    { noiseDbA: 58, airflowM3PerHour: 1156 },
  ]),
};

/**
 * The working speed is the highest at this sound level or below: people talk over it without raising their voices. It is
 * our own rule of thumb, not a standard.
 */
export const workingSpeedLimitDbA = 45;
