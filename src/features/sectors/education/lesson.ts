import { airChangesPerHour, roomVolumeM3 } from '@/lib/air-changes';
import { measuredAirflowM3PerHour } from '@/lib/purifier-speed';
import { schoolRooms } from './school-rooms';

/** A room with windows counts as one air change per hour. Specification, section 9. */
const windowAirChanges = 1;
const volumeM3 = roomVolumeM3(schoolRooms.classroom1);

export type LessonRow = { title: string; note: string; airChanges: number };

/** The air of one classroom in an hour: with windows alone, then with a machine on top. */
export const lessonRows: readonly LessonRow[] = [
  { title: 'Windows only', note: 'Counted as one', airChanges: windowAirChanges },
  {
    title: 'Windows and GEN X',
    note: `In a classroom of ${volumeM3} m³`,
    airChanges: windowAirChanges + airChangesPerHour(measuredAirflowM3PerHour('GEN X'), volumeM3),
  },
  {
    title: 'Windows and GEN Z',
    note: 'The same classroom',
    airChanges: windowAirChanges + airChangesPerHour(measuredAirflowM3PerHour('GEN Z'), volumeM3),
  },
];

/** Start and end of every air change within sixty minutes; the last one is cut off by the bell. */
export function airChangeBlocks(airChanges: number): { startMin: number; endMin: number; whole: boolean }[] {
  const lengthMin = 60 / airChanges;
  return Array.from({ length: Math.ceil(airChanges - 1e-9) }, (_, index) => {
    const startMin = index * lengthMin;
    return { startMin, endMin: Math.min(60, startMin + lengthMin), whole: index + 1 <= airChanges + 1e-9 };
  });
}
