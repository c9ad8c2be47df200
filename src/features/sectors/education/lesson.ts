import { rateAch, type StatedRate } from '@/domain/air-changes';
import { machinesInWords } from '@/data/room-answers';
import { machineRate } from '../room-machines';
import type { SpeedChoice } from '@/domain/speeds';
import { schoolRooms } from './school-rooms';

const classroom = schoolRooms.classroom1;
const { ventilationAch } = classroom;
const machines = machinesInWords(classroom);

type LessonRow = { title: string; note: string; airChanges: number; rate?: StatedRate };

function withMachines(speed: SpeedChoice): Pick<LessonRow, 'rate' | 'airChanges'> {
  const rate = { ...machineRate(classroom, speed), ventilationAch };
  return { rate, airChanges: rateAch(rate) };
}

/** A room with windows counts as one air change per hour (docs/specification-coverage.md, row 268). */
export const lessonRows: readonly LessonRow[] = [
  { title: 'Windows only', note: 'In a classroom', airChanges: ventilationAch },
  {
    title: `Windows and ${machines}`,
    note: 'At a speed that people can talk over',
    ...withMachines(classroom.speed),
  },
];
