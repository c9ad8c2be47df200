import { shown } from '@/config/sample';
import { machineOf, type CalculatorModelName, type PurifierSpeed } from './machines';

/**
 * The working speed is the highest at this sound level or below: people talk over it without raising their voices. Our
 * rule of thumb, not a standard.
 */
export const workingSpeedLimitDbA = 45;

/** The one advice on speed, in the same words everywhere. */
export const speedAdvice = 'Size the room at the working speed; run at full speed between uses.';

/** The exception to it: a gym with music, a bar, an event. */
export const loudRoomAdvice =
  'Where the room itself is louder than the machine, as with music in a gym or a bar, full speed is the speed in use.';

/** Full speed, or the working speed: the highest that people talk over. */
export type RunningSpeed = 'full' | 'working';

/** A running speed, or the number of a speed on the machine's buttons. */
export type SpeedChoice = RunningSpeed | number;

/** A speed with its number on the machine's buttons. */
export type NumberedSpeed = PurifierSpeed & { speed: number };

/** The speeds of a model, lowest first. Sound levels in dB(A), airflow in m³/h. */
export function speedsOf(model: CalculatorModelName): readonly NumberedSpeed[] {
  return shown(machineOf(model).speeds).map((speed, index) => ({ ...speed, speed: index + 1 }));
}

/** The speeds of a model up to its working or its full speed, lowest first. */
export function speedsUpTo(model: CalculatorModelName, running: RunningSpeed): readonly NumberedSpeed[] {
  const limitDbA = running === 'full' ? Infinity : workingSpeedLimitDbA;
  return speedsOf(model).filter(({ noiseDbA }) => noiseDbA <= limitDbA);
}

/** One speed of a model. @throws where it has no such speed */
export function speedOf(model: CalculatorModelName, speed: SpeedChoice): NumberedSpeed {
  const found = typeof speed === 'number' ? speedsOf(model)[speed - 1] : speedsUpTo(model, speed).at(-1);
  if (!found) throw new Error(`${model} has no speed ${speed}`);
  return found;
}

/** The clean air of a model in m³/h: at full speed the tested figure (docs/specification-coverage.md, row 255). */
export function measuredAirflowM3PerHour(model: CalculatorModelName, speed: SpeedChoice = 'full'): number {
  return speedOf(model, speed).airflowM3PerHour;
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
