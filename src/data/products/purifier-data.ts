import { type MachineModel, machineOf } from '@/domain/machines';
import { machineAirflowM3PerHour } from '@/domain/speeds';
import type { KeyFeature } from './product';
import { unwrapSample } from '@/config/sample';
import { capitalised } from '@/lib/format/count-word';
import { uvCPurpose } from '../uv-c';
import { ionEffect, purificationStages } from './stages';

/** What `src/domain/machines` knows of a machine. */
export function machineFigures(name: MachineModel) {
  const { speeds, powerW, sizeMm, netWeightKg } = machineOf(name);
  return {
    testedCadrM3PerHour: machineAirflowM3PerHour(name, 'full'),
    speeds,
    powerW,
    productDimensionsMm: sizeMm,
    netWeightKg,
  };
}

/** What we claim for the carbon; see `untestedStages`. @param smells as in "cooking and smoke" */
export function carbonClaim(smells: string): string {
  return `Takes up part of the smells of ${smells}.`;
}

/** What we claim for the lamp; see `untestedStages`. */
export const lampClaim = `${capitalised(uvCPurpose)}.`;

/** What we claim for the ion stage, as the evidence page says it; see `untestedStages`. */
export const ionClaim = `Charges fine particles: they ${ionEffect}.`;

/** What is open of the stages, once for all of them; after "Not tested yet: ". */
export function untestedStages(stages: number): string {
  const last = stages > 5 ? '4, 5 and 6' : '4 and 5';
  return `how much stages 2, ${last} do${stages > 5 ? ', what the photocatalyst leaves' : ''}, and the ozone of the machine, ion stage included. “Medical-grade” is our word for class H13.`;
}

/** As in "76 cm"; its page says that it is a sample. */
export function heightText(name: MachineModel): string {
  return `${unwrapSample(machineOf(name).sizeMm)[2] / 10} cm`;
}

/** @param texts one for each stage, in the order of the airflow */
export function stageFeatures(...texts: readonly string[]): KeyFeature[] {
  return purificationStages.flatMap(({ stage, name }, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ stage, title: name, text }];
  });
}
