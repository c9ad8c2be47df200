import { htmAirChanges } from '@/domain/air-changes';
import { quietRoomDbA, usualSettings } from '@/domain/room-answer';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
import type { ExampleRoom } from './example-room';

/** By day and at night, together. Source: WHO, Guidelines for community noise (1999), ward rooms. */
export const wardLimitDbA = 30;

/** Hospitals record their ventilation separately, so none is counted. */
const sized = { ...usualSettings, ventilationAch: 0 };
/** Rooms whose air change rate is recorded. */
const clinical = { ...sized, keepsRecord: true };

/** Widths run along the corridor; the consulting room is the calculator's typical one. */
export const wardRoomAnswers = {
  consultingRoom: {
    ...clinical,
    ...sizeOf(typicalRooms.consultingRoom),
    key: 'consulting-room',
    roomKind: 'treatment-room',
    people: 2,
    name: 'Consulting room',
    phrase: 'A consulting room',
  },
  treatmentRoom: {
    ...clinical,
    key: 'treatment-room',
    roomKind: 'treatment-room',
    people: 3,
    besideAch: htmAirChanges.treatmentRoom,
    name: 'Treatment room',
    phrase: 'A treatment room',
    ...metres(5.4, 4.3, 2.7),
  },
  bay: {
    ...clinical,
    noiseLimitDbA: quietRoomDbA,
    key: 'four-bed-bay',
    roomKind: 'ward',
    people: 6,
    beds: 4,
    whoLimitDbA: wardLimitDbA,
    besideAch: htmAirChanges.generalClinicalArea,
    name: 'Four-bed bay',
    phrase: 'A four-bed bay',
    ...metres(7.2, 5.4, 2.7),
  },
  waitingArea: {
    ...sized,
    key: 'hospital-waiting-area',
    roomKind: 'waiting-area',
    people: 20,
    name: 'Waiting area',
    phrase: 'A waiting area',
    ...metres(8.8, 5, 2.7),
  },
  nursesStation: {
    ...sized,
    key: 'nurses-station',
    people: 4,
    name: 'Nurses’ station',
    phrase: 'A nurses’ station behind glass',
    ...metres(6.4, 5, 2.7),
  },
} as const satisfies Record<string, ExampleRoom>;

/** The waiting area of a hospital’s main entrance. */
export const largeWaitingArea: ExampleRoom = {
  ...wardRoomAnswers.waitingArea,
  key: 'large-waiting-area',
  people: 40,
  ...metres(12, 8, 2.7),
};
