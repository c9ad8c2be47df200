import type { ProductSlug } from '@/config/product-slugs';
import { sample, unwrapSample, type Sample } from '@/config/sample';

/** Sound level and clean air of one speed. */
export type PurifierSpeed = { noiseDbA: number; airflowM3PerHour: number };

/** Outer size. */
type SizeMm = [widthMm: number, depthMm: number, heightMm: number];

/** An air purifier as the formulas need it: airflow, sound, power and size. */
export type CalculatorModel = {
  model: string;
  slug: ProductSlug;
  /** Tested clean air at full speed, the source of every air change rate. */
  testedCadrM3PerHour: number;
  /**
   * Lowest first. The last is the tested airflow; the others follow the fan laws (sound: 50 log10 of the airflow
   * ratio), rounded to 5 m³/h.
   */
  speeds: Sample<readonly PurifierSpeed[]>;
  /** At full speed. */
  powerW: Sample<number>;
  /** Power of lamp, ioniser and electronics, the same at every speed. */
  constantPowerW: Sample<number>;
  sizeMm: Sample<SizeMm>;
  netWeightKg: Sample<number>;
};

/** Clean air at full speed (docs/specification-coverage.md, row 255). */
const testedM3PerHour = { s: 180, x: 727, y: 633, z: 1156 };

/** In the order of the calculator. */
export const calculatorModels = [
  {
    model: 'GEN S',
    slug: 'generation-s',
    testedCadrM3PerHour: testedM3PerHour.s,
    speeds: sample([
      { noiseDbA: 19, airflowM3PerHour: 50 },
      { noiseDbA: 34, airflowM3PerHour: 105 },
      { noiseDbA: 46, airflowM3PerHour: testedM3PerHour.s },
    ]),
    powerW: sample(28),
    constantPowerW: sample(7),
    sizeMm: sample([240, 240, 520]),
    netWeightKg: sample(4.2),
  },
  {
    model: 'GEN X',
    slug: 'generation-x',
    testedCadrM3PerHour: testedM3PerHour.x,
    speeds: sample([
      { noiseDbA: 19, airflowM3PerHour: 145 },
      { noiseDbA: 32, airflowM3PerHour: 265 },
      { noiseDbA: 43, airflowM3PerHour: 440 },
      { noiseDbA: 54, airflowM3PerHour: testedM3PerHour.x },
    ]),
    powerW: sample(55),
    constantPowerW: sample(10),
    sizeMm: sample([340, 340, 760]),
    netWeightKg: sample(9.6),
  },
  {
    model: 'GEN Y',
    slug: 'generation-y',
    testedCadrM3PerHour: testedM3PerHour.y,
    speeds: sample([
      { noiseDbA: 19, airflowM3PerHour: 140 },
      { noiseDbA: 31, airflowM3PerHour: 240 },
      { noiseDbA: 42, airflowM3PerHour: 400 },
      { noiseDbA: 52, airflowM3PerHour: testedM3PerHour.y },
    ]),
    powerW: sample(60),
    constantPowerW: sample(10),
    sizeMm: sample([330, 330, 880]),
    netWeightKg: sample(10.8),
  },
  {
    model: 'GEN Z',
    slug: 'generation-z',
    testedCadrM3PerHour: testedM3PerHour.z,
    speeds: sample([
      { noiseDbA: 24, airflowM3PerHour: 240 },
      { noiseDbA: 34, airflowM3PerHour: 385 },
      { noiseDbA: 42, airflowM3PerHour: 555 },
      { noiseDbA: 50, airflowM3PerHour: 800 },
      { noiseDbA: 58, airflowM3PerHour: testedM3PerHour.z },
    ]),
    powerW: sample(120),
    constantPowerW: sample(24),
    sizeMm: sample([460, 400, 1180]),
    netWeightKg: sample(27.5),
  },
] as const satisfies readonly CalculatorModel[];

/** `'GEN S'`, `'GEN X'`, `'GEN Y'` or `'GEN Z'`. */
export type MachineModel = (typeof calculatorModels)[number]['model'];

/** Alone for rooms that are wiped down or keep a record. */
export const clinicalModel: MachineModel = 'GEN Y';

type Machine = CalculatorModel & { model: MachineModel };

const machines: readonly Machine[] = calculatorModels;
const byName = Object.fromEntries(machines.map((machine) => [machine.model, machine])) as Record<MachineModel, Machine>;

/** Measures and speeds; some are samples. */
export function machineOf(model: MachineModel): Machine {
  return byName[model];
}

/** "Gen X", where a drawing has no room for "Generation X". */
export function shortName(model: MachineModel): string {
  return model.replace('GEN', 'Gen');
}

/** Outer size in metres, for drawings and plans. */
export function machineSizeM(model: MachineModel): [widthM: number, depthM: number, heightM: number] {
  const [widthMm, depthMm, heightMm] = unwrapSample(machineOf(model).sizeMm);
  return [widthMm / 1000, depthMm / 1000, heightMm / 1000];
}
