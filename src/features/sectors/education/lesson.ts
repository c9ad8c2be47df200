import { roomVolumeM3 } from '@/domain/room';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { machinesInWords } from '@/data/room-answers';
import { machineRate } from '../room-machines';
import type { SpeedChoice } from '@/domain/speeds';
import { schoolRooms } from './school-rooms';

const classroom = schoolRooms.classroom1;
const { ventilationAch } = classroom;
const machines = machinesInWords(classroom);

export type LessonRow = { title: string; note: string; airChanges: number; rate?: StatedRate };

function withMachines(speed: SpeedChoice): Pick<LessonRow, 'rate' | 'airChanges'> {
  const rate = { ...machineRate(classroom, speed), ventilationAch };
  return { rate, airChanges: rateAch(rate) };
}

/** A room with windows counts as one air change per hour (docs/specification-coverage.md, row 268). */
export const lessonRows: readonly LessonRow[] = [
  { title: 'Windows only', note: `A classroom of ${roomVolumeM3(classroom)} m³`, airChanges: ventilationAch },
  {
    title: `Windows and ${machines}`,
    note: `On speed ${classroom.speed}, as in a lesson`,
    ...withMachines(classroom.speed),
  },
  { title: `Windows and ${machines}`, note: 'At full speed, as in a break', ...withMachines('full') },
];

/** "37%", "0.1%", "less than 0.1%". */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent < 0.1) return 'less than 0.1%';
  return `${percent < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
}
