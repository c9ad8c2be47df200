import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

const sized = { targetAch: airChangeTargets.optimum, sizedAt: 'working' } as const;

/** The rooms of a practice. The surgery is the calculator's typical one, the other two are examples. */
export const dentalRooms = {
  surgery: {
    ...sized,
    ...sizeOf(typicalRooms.surgery),
    key: 'surgery',
    name: 'Surgery',
    said: 'A surgery',
    ventilationAch: 0,
    model: 'GEN Y',
    reason: 'for rooms whose air change rate is on record',
  },
  decontaminationRoom: {
    ...sized,
    key: 'decontamination-room',
    name: 'Decontamination room',
    said: 'A decontamination room',
    lengthM: 2.8,
    widthM: 2.4,
    heightM: 2.5,
    ventilationAch: 0,
    model: 'GEN S',
    reason: 'one is enough',
  },
  waitingRoom: {
    ...sized,
    key: 'dental-waiting-room',
    name: 'Waiting room',
    said: 'A waiting room',
    lengthM: 6,
    widthM: 5,
    heightM: 2.7,
    ventilationAch: 1,
    model: 'GEN X',
    reason: 'the most air for its price',
  },
} as const satisfies Record<string, AnsweredRoom>;
