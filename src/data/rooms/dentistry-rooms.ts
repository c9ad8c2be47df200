import { usualSettings } from '@/domain/room-answer';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
import type { ExampleRoom } from './example-room';

const sized = usualSettings;

/** The surgery is the calculator's typical one; the others are examples. Clinical rooms are wiped down and keep a record. */
export const dentalRooms = {
  surgery: {
    ...sized,
    ...sizeOf(typicalRooms.surgery),
    key: 'surgery',
    roomKind: 'treatment-room',
    people: 3,
    name: 'Surgery',
    phrase: 'A surgery',
    ventilationAch: 0,
    keepsRecord: true,
  },
  decontaminationRoom: {
    ...sized,
    key: 'decontamination-room',
    people: 1,
    name: 'Decontamination room',
    phrase: 'A decontamination room',
    ...metres(2.8, 2.4, 2.5),
    ventilationAch: 0,
    keepsRecord: true,
  },
  waitingRoom: {
    ...sized,
    key: 'dental-waiting-room',
    roomKind: 'waiting-room',
    people: 10,
    name: 'Waiting room',
    phrase: 'A waiting room',
    ...metres(6, 5, 2.7),
    ventilationAch: 1,
  },
} as const satisfies Record<string, ExampleRoom>;
