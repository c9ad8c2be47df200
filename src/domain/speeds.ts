import { unwrapSample } from '@/config/sample';
import { machineOf, type MachineModel, type PurifierSpeed } from './machines';

/** Maximum sound of the working speed, for talk in normal voices; our rule of thumb, not a standard. */
export const workingSpeedLimitDbA = 45;

/** The specification's noise at speed 1 for all machines; a louder machine shows its own. */
export const quietBelowDbA = 20;

/** Full speed, or the working speed: the highest that people can talk over. */
export type RunningSpeed = 'full' | 'working';

/** A running speed, or a button's number. */
export type SpeedChoice = RunningSpeed | number;

/** A speed with its number, 1 being the slowest. */
export type NumberedSpeed = PurifierSpeed & { speed: number };

/** Lowest first. */
export function speedsOf(model: MachineModel): readonly NumberedSpeed[] {
  return unwrapSample(machineOf(model).speeds).map((speed, index) => ({ ...speed, speed: index + 1 }));
}

/** Up to the working or the full speed, lowest first. */
export function speedsUpTo(model: MachineModel, running: RunningSpeed): readonly NumberedSpeed[] {
  const limitDbA = { full: Infinity, working: workingSpeedLimitDbA }[running];
  return speedsOf(model).filter(({ noiseDbA }) => noiseDbA <= limitDbA);
}

/** @throws if the model has no such speed */
export function speedOf(model: MachineModel, speed: SpeedChoice): NumberedSpeed {
  const found = typeof speed === 'number' ? speedsOf(model)[speed - 1] : speedsUpTo(model, speed).at(-1);
  if (!found) throw new Error(`${model} has no speed ${speed}`);
  return found;
}

/** Whether that button is the model's highest speed. */
export function isFullSpeed(model: MachineModel, speed: number): boolean {
  return speed === speedsOf(model).length;
}

/** In m³/h; at full speed the tested figure (docs/specification-coverage.md, row 255), below it an estimate. */
export function machineAirflowM3PerHour(model: MachineModel, speed: SpeedChoice = 'full'): number {
  return speedOf(model, speed).airflowM3PerHour;
}

/** Whole dB(A): one machine's plus 10 log10 of their number. */
export function combinedNoiseDbA(noiseDbA: number, machines: number): number {
  return Math.round(noiseDbA + 10 * Math.log10(machines));
}

/** Whole dB(A) of machines that differ: 10 log10 of the sum of 10^(L/10). */
export function summedNoiseDbA(levelsDbA: readonly number[]): number {
  return Math.round(10 * Math.log10(levelsDbA.reduce((sum, level) => sum + 10 ** (level / 10), 0)));
}

/** One machine in dB(A), at its lowest and at its highest speed. */
export function noiseRangeDbA(speeds: readonly PurifierSpeed[]): readonly [speed1: number, topSpeed: number] {
  const levels = speeds.map(({ noiseDbA }) => noiseDbA);
  return [Math.min(...levels), Math.max(...levels)];
}
