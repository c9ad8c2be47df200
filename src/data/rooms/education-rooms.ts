import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

/** Every room of the school has windows that open. */
const sized = { targetAch: airChangeTargets.optimum, ventilationAch: 1, sizedAt: 'working' } as const;

/** The rooms of an example of a school. The classroom is the calculator's typical one. */
export const schoolRoomAnswers = {
  classroom: {
    ...sized,
    ...sizeOf(typicalRooms.classroom),
    key: 'classroom',
    name: 'Classroom',
    said: 'A classroom',
    model: 'GEN Z',
    reason: 'where Generation X would take three',
  },
  hall: {
    ...sized,
    key: 'school-hall',
    name: 'Hall',
    said: 'A hall',
    lengthM: 12,
    widthM: 9,
    heightM: 4.5,
    model: 'GEN Z',
    reason: 'the fewest machines',
  },
  nursery: {
    ...sized,
    key: 'nursery',
    name: 'Nursery',
    said: 'A nursery',
    lengthM: 7,
    widthM: 6,
    heightM: 2.6,
    model: 'GEN Z',
    reason: 'only one machine and one lead',
  },
  library: {
    ...sized,
    key: 'library',
    name: 'Library',
    said: 'A library',
    lengthM: 8,
    widthM: 6,
    heightM: 2.8,
    model: 'GEN X',
    reason: 'two machines at the lowest price',
  },
  staffRoom: {
    ...sized,
    key: 'staff-room',
    name: 'Staff room',
    said: 'A staff room',
    lengthM: 6,
    widthM: 5,
    heightM: 2.6,
    model: 'GEN X',
    reason: 'the most air for its price',
  },
  medicalRoom: {
    ...sized,
    key: 'medical-room',
    name: 'Medical room',
    said: 'A medical room',
    lengthM: 3,
    widthM: 2.6,
    heightM: 2.6,
    model: 'GEN S',
    reason: 'one is enough',
  },
} as const satisfies Record<string, AnsweredRoom>;
