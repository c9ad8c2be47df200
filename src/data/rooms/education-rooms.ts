import { litresPerSecond } from '@/domain/air-changes';
import { roomVolumeM3 } from '@/domain/room';
import { quietRoomDbA, usualSettings } from '@/domain/room-answer';
import { co2PpmAt } from '@/domain/ventilation';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
import type { ExampleRoom } from './example-room';

/** Windows open in every room. */
const sized = usualSettings;
/** In class, together. Source: WHO, Guidelines for community noise (1999). */
export const whoClassDbA = 35;

/** Building Bulletin 93 (2015), in a classroom that is new and in a refurbished one. */
export const bb93ClassDbA = { fresh: 35, refurbished: 40 } as const;

/** For rooms in which children listen or read. */
const withinQuietLimit = { ...usualSettings, noiseLimitDbA: quietRoomDbA };

/** The classroom is the calculator's typical one. */
export const schoolRoomAnswers = {
  classroom: {
    ...withinQuietLimit,
    ...sizeOf(typicalRooms.classroom),
    key: 'classroom',
    roomKind: 'classroom',
    whoLimitDbA: whoClassDbA,
    people: 30,
    name: 'Classroom',
    phrase: 'A classroom',
  },
  hall: {
    ...sized,
    key: 'school-hall',
    roomKind: 'hall',
    people: 120,
    name: 'Hall',
    phrase: 'A hall',
    ...metres(12, 9, 4.5),
  },
  nursery: {
    ...withinQuietLimit,
    key: 'nursery',
    roomKind: 'classroom',
    people: 18,
    name: 'Nursery',
    phrase: 'A nursery',
    ...metres(7, 6, 2.6),
  },
  library: {
    ...withinQuietLimit,
    key: 'library',
    people: 15,
    name: 'Library',
    phrase: 'A library',
    ...metres(8, 6, 2.8),
  },
  staffRoom: {
    ...sized,
    key: 'staff-room',
    people: 10,
    name: 'Staff room',
    phrase: 'A staff room',
    ...metres(6, 5, 2.6),
  },
  medicalRoom: {
    ...sized,
    key: 'medical-room',
    people: 2,
    name: 'Medical room',
    phrase: 'A medical room',
    ...metres(3, 2.6, 2.6),
  },
} as const satisfies Record<string, ExampleRoom>;

const { classroom } = schoolRoomAnswers;
/** What a full class comes to in the end with open windows, in ppm of CO₂; its adults counted as children. */
export const classCo2Ppm = co2PpmAt(
  litresPerSecond(classroom.ventilationAch * roomVolumeM3(classroom)) / classroom.people,
  'children',
);
