import { roomVolumeM3 } from '@/lib/air-changes';
import { rateAch, type StatedRate } from '@/lib/rate';
import { machineRate, machinesInWords } from '../machine-room';
import { schoolRooms } from './school-rooms';

const classroom = schoolRooms.classroom1;
const { ventilationAch } = classroom;
const machines = machinesInWords(classroom).replace(/^\w/, (letter) => letter.toLowerCase());

/** The air of one classroom in an hour. Without a machine the rate is the windows' own. */
export type LessonRow = { title: string; note: string; airChanges: number; rate?: StatedRate };

function withMachines(speed: 'working' | 'full'): Pick<LessonRow, 'rate' | 'airChanges'> {
  const rate = { ...machineRate(classroom, speed), ventilationAch };
  return { rate, airChanges: rateAch(rate) };
}

/** A room with windows counts as one air change per hour (docs/specification-coverage.md, row 268). */
export const lessonRows: readonly LessonRow[] = [
  { title: 'Windows only', note: `A classroom of ${roomVolumeM3(classroom)} m³`, airChanges: ventilationAch },
  { title: `Windows and ${machines}`, note: 'At working speed, as in a lesson', ...withMachines('working') },
  { title: `Windows and ${machines}`, note: 'At full speed, as in a break', ...withMachines('full') },
];

/** The share of what floated in evenly mixed air that is left after some minutes, with nothing added: e to the −ACH × t. */
export function shareLeft(airChanges: number, minutes: number): number {
  return Math.exp((-airChanges * minutes) / 60);
}

/** A share as a reader takes it in: "37%", "0.1%", "less than 0.1%". */
export function shareInWords(share: number): string {
  const percent = share * 100;
  if (percent < 0.1) return 'less than 0.1%';
  return `${percent < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
}
