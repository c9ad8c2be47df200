import type { CalculatorModelName } from '@/config/calculator-models';
import { airChangesPerHour, roomVolumeM3, type RoomSize } from '@/lib/air-changes';
import { cadrOf } from '@/lib/clean-air';

/** A room of a drawing with the machines that stand in it. */
export type MachineRoom = RoomSize & { name: string; model: CalculatorModelName; machines: number };

/** Air changes per hour from all machines of a room at full output, windows and ventilation not counted. */
export function machineAirChanges({ model, machines, ...size }: MachineRoom): number {
  return airChangesPerHour(cadrOf(model) * machines, roomVolumeM3(size));
}

const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** The machines of a room in words: "Three GEN Z". */
export function machinesInWords({ model, machines }: Pick<MachineRoom, 'model' | 'machines'>): string {
  return `${countWords[machines] ?? machines} ${model}`;
}

/** Outer size of each model as the drawings show it, in metres: width, depth, height. The product data's samples. */
export const machineSizeM: Record<CalculatorModelName, readonly [width: number, depth: number, height: number]> = {
  'GEN S': [0.24, 0.24, 0.52],
  'GEN X': [0.34, 0.34, 0.76],
  'GEN Y': [0.33, 0.33, 0.88],
  'GEN Z': [0.46, 0.4, 1.18],
};
