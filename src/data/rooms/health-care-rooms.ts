import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

const onRecord = 'for rooms whose air change rate is on record';

/** Ventilation of a hospital is recorded by itself, so none is counted in. */
const sized = { targetAch: airChangeTargets.optimum, ventilationAch: 0, sizedAt: 'working' } as const;
const heightM = 2.7;

/** The rooms of an example of a ward; widths run along its corridor. The consulting room is the calculator's typical one. */
export const wardRoomAnswers = {
  consultingRoom: {
    ...sized,
    ...sizeOf(typicalRooms.consultingRoom),
    key: 'consulting-room',
    name: 'Consulting room',
    said: 'A consulting room',
    model: 'GEN Y',
    reason: onRecord,
  },
  treatmentRoom: {
    ...sized,
    key: 'treatment-room',
    name: 'Treatment room',
    said: 'A treatment room',
    lengthM: 5.4,
    widthM: 4.3,
    heightM,
    model: 'GEN Y',
    reason: onRecord,
  },
  bay: {
    ...sized,
    key: 'four-bed-bay',
    name: 'Four-bed bay',
    said: 'A four-bed bay',
    lengthM: 7.2,
    widthM: 5.4,
    heightM,
    model: 'GEN Y',
    reason: onRecord,
  },
  waitingArea: {
    ...sized,
    key: 'hospital-waiting-area',
    name: 'Waiting area',
    said: 'A waiting area',
    lengthM: 8.8,
    widthM: 5,
    heightM,
    model: 'GEN X',
    reason: 'two machines at the lowest price',
  },
  nursesStation: {
    ...sized,
    key: 'nurses-station',
    name: 'Nurses’ station',
    said: 'A nurses’ station behind glass',
    lengthM: 6.4,
    widthM: 5,
    heightM,
    model: 'GEN Z',
    reason: 'one machine for the whole room',
  },
} as const satisfies Record<string, AnsweredRoom>;
