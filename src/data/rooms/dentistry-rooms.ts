import { usualSettings } from '@/domain/room-advice';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

const sized = usualSettings;

/** The surgery is the calculator's typical one; the others are examples. */
export const dentalRooms = {
  surgery: {
    ...sized,
    ...sizeOf(typicalRooms.surgery),
    key: 'surgery',
    roomKind: 'treatment-room',
    people: 3,
    name: 'Surgery',
    said: 'A surgery',
    ventilationAch: 0,
    keepsRecord: true,
  },
  decontaminationRoom: {
    ...sized,
    key: 'decontamination-room',
    people: 1,
    name: 'Decontamination room',
    said: 'A decontamination room',
    lengthM: 2.8,
    widthM: 2.4,
    heightM: 2.5,
    ventilationAch: 0,
  },
  waitingRoom: {
    ...sized,
    key: 'dental-waiting-room',
    roomKind: 'waiting-room',
    people: 10,
    name: 'Waiting room',
    said: 'A waiting room',
    lengthM: 6,
    widthM: 5,
    heightM: 2.7,
    ventilationAch: 1,
  },
} as const satisfies Record<string, AnsweredRoom>;
