import type { CalculatorModelName } from '@/config/calculator-models';
import { airChangesPerHour, twoDecimals } from './air-changes';
import { measuredAirflowM3PerHour, type RunningSpeed } from './purifier-speed';

/** Everything that an air change rate rests on. */
export type StatedRate = {
  model: CalculatorModelName;
  machines: number;
  /** Volume of the room in m³, above 0. */
  volumeM3: number;
  speed: RunningSpeed;
  /** Air changes per hour of windows or ventilation, counted in. */
  ventilationAch: number;
  /** Share of the output that counts: 1, or 0.5 where an assessor halves it. */
  share: number;
};

/** A rate to be printed: one machine at full speed, counted in full and with nothing added, unless told otherwise. */
export function rate(
  model: CalculatorModelName,
  volumeM3: number,
  { machines = 1, speed = 'full', ventilationAch = 0, share = 1 }: Partial<StatedRate> = {},
): StatedRate {
  return { model, machines, volumeM3, speed, ventilationAch, share };
}

/** Air changes per hour: ventilation + machines × measured airflow × share ÷ volume. */
export function rateAch({ model, machines, volumeM3, speed, ventilationAch, share }: StatedRate): number {
  const cleanAirM3PerHour = machines * measuredAirflowM3PerHour(model, speed) * share;
  return ventilationAch + airChangesPerHour(cleanAirM3PerHour, volumeM3);
}

/** The rate as every page prints it, to two decimals. */
export function rateText(stated: StatedRate): string {
  return twoDecimals(rateAch(stated));
}

/**
 * What a printed rate rests on, for the check of the built pages and documents: "GEN Y|1|40.95|full|0|1". It stands in the
 * attribute `data-rate` of every element that prints one.
 */
export function rateMark({ model, machines, volumeM3, speed, ventilationAch, share }: StatedRate): string {
  return [model, machines, Number(volumeM3.toFixed(4)), speed, ventilationAch, share].join('|');
}

/** Reads a mark back. @returns undefined where it is not one */
export function readRateMark(mark: string): StatedRate | undefined {
  const [model, machines, volumeM3, speed, ventilationAch, share, ...more] = mark.split('|');
  if (more.length > 0 || (speed !== 'full' && speed !== 'working')) return undefined;
  if (!/^GEN [SXYZ]\|/.test(mark)) return undefined;
  const stated: StatedRate = {
    model: model as CalculatorModelName,
    machines: Number(machines),
    volumeM3: Number(volumeM3),
    speed,
    ventilationAch: Number(ventilationAch),
    share: Number(share),
  };
  return stated.machines > 0 && stated.volumeM3 > 0 && stated.share > 0 ? stated : undefined;
}
