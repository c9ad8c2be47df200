import type { CalculatorModelName } from '@/config/calculator-models';
import { roomVolumeM3, type RoomSize } from '@/lib/air-changes';
import type { RunningSpeed } from '@/lib/purifier-speed';
import { rate, rateAch, type StatedRate } from '@/lib/rate';

/** A room of a drawing with the machines that stand in it. */
export type MachineRoom = RoomSize & { name: string; model: CalculatorModelName; machines: number };

/** Air changes per hour from all machines of a room at full output, windows and ventilation not counted. */
export function machineAirChanges(room: MachineRoom): number {
  return rateAch(machineRate(room));
}

/** The same as a rate to be printed, at full or at working speed. */
export function machineRate({ model, machines, ...size }: MachineRoom, speed: RunningSpeed = 'full'): StatedRate {
  return rate(model, roomVolumeM3(size), { machines, speed });
}

const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The machines of a room in words: "Three GEN Z". */
export function machinesInWords({ model, machines }: Pick<MachineRoom, 'model' | 'machines'>): string {
  return `${countWords[machines] ?? machines} ${model}`;
}

/** A number of machines as a sentence names them: "one Generation Y", "two Generation X". */
export function machinesOf(model: string, machines: number): string {
  return `${(countWords[machines] ?? String(machines)).toLowerCase()} ${model}`;
}
