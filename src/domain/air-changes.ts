import { twoDecimals } from '@/lib/number';
import type { CalculatorModelName } from './machines';
import { measuredAirflowM3PerHour, type SpeedChoice } from './speeds';

/** Air changes per hour that a room should reach: our own two figures (docs/specification-coverage.md, row 267). */
export const airChangeTargets = { minimum: 3, optimum: 6 };

/** The most air changes per hour that one purifier gives (docs/specification-coverage.md, row 269): GEN Z in a room of about 21.8 m³. */
export const maxAirChanges = 53;

/** Air changes per hour with the whole output counted: CADR ÷ volume (docs/specification-coverage.md, row 252). @param volumeM3 above 0 */
export function airChangesPerHour(cleanAirM3PerHour: number, volumeM3: number): number {
  return cleanAirM3PerHour / volumeM3;
}

/** Air changes per hour where an assessor counts half: CADR ÷ (volume × 2) (docs/specification-coverage.md, row 253). @param volumeM3 above 0 */
export function halvedAirChangesPerHour(cleanAirM3PerHour: number, volumeM3: number): number {
  return cleanAirM3PerHour / (volumeM3 * 2);
}

/** The room in m³ that an airflow turns over so many times an hour. @param achPerHour above 0 */
export function roomTurnedOverM3(cleanAirM3PerHour: number, achPerHour: number): number {
  return cleanAirM3PerHour / achPerHour;
}

/** The same airflow in litres a second: 1 L/s is 3.6 m³/h. */
export function litresPerSecond(flowM3PerHour: number): number {
  return flowM3PerHour / 3.6;
}

export type AirChangeStatus = 'optimum' | 'minimum' | 'below';

/** A rate rounded to two decimals, so that a printed 6.00 is never judged less than 6. */
export function judgedAsShown(airChanges: number): number {
  return Number(twoDecimals(airChanges));
}

/** Judges air changes per hour as they are shown. */
export function judgeAirChanges(airChanges: number): AirChangeStatus {
  const shown = judgedAsShown(airChanges);
  if (shown >= airChangeTargets.optimum) return 'optimum';
  return shown >= airChangeTargets.minimum ? 'minimum' : 'below';
}

/** Everything that an air change rate rests on. */
export type StatedRate = {
  model: CalculatorModelName;
  machines: number;
  /** Volume of the room in m³, above 0. */
  volumeM3: number;
  speed: SpeedChoice;
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

/** Air changes per hour: ventilation + machines × tested airflow × share ÷ volume. */
export function rateAch({ model, machines, volumeM3, speed, ventilationAch, share }: StatedRate): number {
  const cleanAirM3PerHour = machines * measuredAirflowM3PerHour(model, speed) * share;
  return ventilationAch + airChangesPerHour(cleanAirM3PerHour, volumeM3);
}

/** The rate as it is printed: one decimal in prose and drawings, two in the calculator, records and certificates. */
export function rateText(stated: StatedRate, decimals: 1 | 2 = 1): string {
  return rateAch(stated).toFixed(decimals);
}

/**
 * What a printed rate rests on, for the check of the built pages and documents: "GEN Y|1|40.95|full|0|1". It stands in the
 * attribute `data-rate` of every element that prints one.
 */
export function rateMark({ model, machines, volumeM3, speed, ventilationAch, share }: StatedRate): string {
  return [model, machines, Number(volumeM3.toFixed(4)), speed, ventilationAch, share].join('|');
}

const mark = /^(GEN [SXYZ])\|(\d+)\|([\d.]+)\|(full|working|[1-5])\|([\d.]+)\|([\d.]+)$/;

/** Reads a mark back. @returns undefined where it is not one */
export function parseRateMark(text: string): StatedRate | undefined {
  const [, model, machines, volumeM3, speed, ventilationAch, share] = mark.exec(text) ?? [];
  if (model === undefined) return undefined;
  const stated: StatedRate = {
    model: model as CalculatorModelName,
    machines: Number(machines),
    volumeM3: Number(volumeM3),
    speed: speed === 'full' || speed === 'working' ? speed : Number(speed),
    ventilationAch: Number(ventilationAch),
    share: Number(share),
  };
  return stated.machines > 0 && stated.volumeM3 > 0 && stated.share > 0 ? stated : undefined;
}
