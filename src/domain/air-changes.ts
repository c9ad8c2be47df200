import { twoDecimals } from '@/lib/format/number';
import { calculatorModels, type MachineModel } from './machines';
import { machineAirflowM3PerHour, type SpeedChoice } from './speeds';

/** Our own targets, per hour (docs/specification-coverage.md, row 267). */
export const airChangeTargets = { minimum: 3, optimum: 6 } as const;

/** Of ventilation, per hour, as HTM 03-01 (2021) sets them. */
export const htmAirChanges = { generalClinicalArea: 6, treatmentRoom: 10 } as const;

/** The maximum for one purifier: GEN Z in about 21.8 m³ (docs/specification-coverage.md, row 269). */
export const maxAirChanges = 53;

/** CADR ÷ volume (docs/specification-coverage.md, row 252). @param volumeM3 above 0 */
export function airChangesPerHour(cleanAirM3PerHour: number, volumeM3: number): number {
  return cleanAirM3PerHour / volumeM3;
}

/**
 * CADR ÷ (volume × 2), where an assessor counts half (docs/specification-coverage.md, row 253).
 * @param volumeM3 above 0
 */
export function halvedAirChangesPerHour(cleanAirM3PerHour: number, volumeM3: number): number {
  return cleanAirM3PerHour / (volumeM3 * 2);
}

/** The room in m³ for an airflow and a rate. @param achPerHour above 0 */
export function volumeAtRateM3(cleanAirM3PerHour: number, achPerHour: number): number {
  return cleanAirM3PerHour / achPerHour;
}

/** 1 L/s is 3.6 m³/h. */
export function litresPerSecond(flowM3PerHour: number): number {
  return flowM3PerHour / 3.6;
}

/** Converts a flow from L/s to m³/h. */
export function m3PerHour(flowLitresPerSecond: number): number {
  return flowLitresPerSecond * 3.6;
}

/** A rate against our targets: at or above the optimum, at or above the minimum, or below both. */
export type AirChangeStatus = 'optimum' | 'minimum' | 'below';

/** Rounds to two decimals, so that a printed 6.00 is at least 6. */
export function roundAirChanges(airChanges: number): number {
  return Number(twoDecimals(airChanges));
}

/** Judges the rounded rate. */
export function judgeAirChanges(airChanges: number): AirChangeStatus {
  const rounded = roundAirChanges(airChanges);
  if (rounded >= airChangeTargets.optimum) return 'optimum';
  return rounded >= airChangeTargets.minimum ? 'minimum' : 'below';
}

/** An air change rate that a text states, with what it is worked out from. */
export type StatedRate = {
  model: MachineModel;
  machines: number;
  /** Above 0. */
  volumeM3: number;
  speed: SpeedChoice;
  /** From windows or ventilation. */
  ventilationAch: number;
  /** Share of the output that counts: 1, or 0.5 where an assessor halves it. */
  countedOutput: number;
};

/** Without settings: one machine at full speed, no ventilation, its whole output. @param volumeM3 above 0 */
export function rate(
  model: MachineModel,
  volumeM3: number,
  { machines = 1, speed = 'full', ventilationAch = 0, countedOutput = 1 }: Partial<StatedRate> = {},
): StatedRate {
  return { model, machines, volumeM3, speed, ventilationAch, countedOutput };
}

/** Ventilation + machines × tested airflow × countedOutput ÷ volume. */
export function rateAch({ model, machines, volumeM3, speed, ventilationAch, countedOutput }: StatedRate): number {
  const cleanAirM3PerHour = machines * machineAirflowM3PerHour(model, speed) * countedOutput;
  return ventilationAch + airChangesPerHour(cleanAirM3PerHour, volumeM3);
}

/** One decimal in prose and drawings, two in the calculator, records and certificates. */
export function rateText(stated: StatedRate, decimals: 1 | 2 = 1): string {
  const ach = rateAch(stated);
  return decimals === 1 && ach > 0 && ach < 0.05 ? 'below 0.1' : ach.toFixed(decimals);
}

/** Serialises a rate for `data-rate`, which checks of pages and documents read: "GEN Y|1|40.95|full|0|1". */
export function serializeRate({ model, machines, volumeM3, speed, ventilationAch, countedOutput }: StatedRate): string {
  return [model, machines, Number(volumeM3.toFixed(4)), speed, ventilationAch, countedOutput].join('|');
}

const models = calculatorModels.map(({ model }) => model).join('|');
const serializedRate = new RegExp(String.raw`^(${models})\|(\d+)\|([\d.]+)\|(full|working|[1-5])\|([\d.]+)\|([\d.]+)$`);

/** @returns undefined if the text is no serialised rate */
export function parseRate(text: string): StatedRate | undefined {
  const found = serializedRate.exec(text);
  if (!found) return undefined;
  const [, model, machines, volumeM3, speed, ventilationAch, countedOutput] = found;
  const stated: StatedRate = {
    model: model as MachineModel,
    machines: Number(machines),
    volumeM3: Number(volumeM3),
    speed: speed === 'full' || speed === 'working' ? speed : Number(speed),
    ventilationAch: Number(ventilationAch),
    countedOutput: Number(countedOutput),
  };
  return stated.machines > 0 && stated.volumeM3 > 0 && stated.countedOutput > 0 ? stated : undefined;
}
