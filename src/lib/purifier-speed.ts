import type { CalculatorModelName } from '@/config/calculator-models';
import { purifierSpeeds, workingSpeedLimitDbA, type PurifierSpeed } from '@/config/purifier-speeds';
import { shown } from '@/config/sample';

/** How fast a machine runs: flat out, or at the highest speed people talk over without raising their voices. */
export type RunningSpeed = 'full' | 'working';

/** A speed with its number on the machine's buttons. */
export type NumberedSpeed = PurifierSpeed & { speed: number };

/** The speeds of a model, lowest first. Sound levels in dB(A), airflow in m³/h. */
export function speedsOf(model: CalculatorModelName): readonly NumberedSpeed[] {
  return shown(purifierSpeeds[model]).map((speed, index) => ({ ...speed, speed: index + 1 }));
}

/** The highest of some speeds, lowest first, that is at a sound level or below. @throws where all are louder */
export function highestWithin(limitDbA: number, speeds: readonly NumberedSpeed[]): NumberedSpeed {
  const highest = speeds.filter(({ noiseDbA }) => noiseDbA <= limitDbA).at(-1);
  if (!highest) throw new Error(`No speed at ${limitDbA} dB(A) or below`);
  return highest;
}

/** The full or the working speed of a model: the top one, or the highest at 45 dB(A) or below. */
export function speedOf(model: CalculatorModelName, running: RunningSpeed): NumberedSpeed {
  return highestWithin(running === 'full' ? Infinity : workingSpeedLimitDbA, speedsOf(model));
}

/** The clean air that a model was measured to deliver, in m³/h: at full speed the calculator's constant (docs/specification-coverage.md, row 255). */
export function measuredAirflowM3PerHour(model: CalculatorModelName, running: RunningSpeed = 'full'): number {
  return speedOf(model, running).airflowM3PerHour;
}

/** The sound level of some equal machines together, in whole dB(A): one's plus 10 log10 of their number. */
export function togetherDbA(noiseDbA: number, machines: number): number {
  return Math.round(noiseDbA + 10 * Math.log10(machines));
}

/** Sound levels at the lowest and at the top speed, in dB(A). */
export function noiseRangeDbA(speeds: readonly PurifierSpeed[]): readonly [speed1: number, topSpeed: number] {
  const levels = speeds.map(({ noiseDbA }) => noiseDbA);
  return [Math.min(...levels), Math.max(...levels)];
}
