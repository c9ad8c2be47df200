import { usualSettings } from '@/domain/room-advice';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

/** Counts no windows. */
const quiet = { ...usualSettings, ventilationAch: 0 };
const loud = { ...quiet, sizedAt: 'full', fullSpeedReason: 'the music is louder than the machines' } as const;

export const gymFloor: AnsweredRoom = {
  key: 'gym-floor',
  roomKind: 'gym',
  people: 30,
  name: 'Gym floor',
  said: 'A gym floor',
  ...sizeOf(typicalRooms.gymFloor),
  ...loud,
};

export const spinStudio: AnsweredRoom = {
  key: 'spin-studio',
  roomKind: 'gym',
  people: 20,
  name: 'Spin studio',
  said: 'A spin studio',
  ...metres(9, 7, 3),
  ...loud,
};

export const intervalStudio: AnsweredRoom = {
  key: 'interval-studio',
  roomKind: 'gym',
  people: 12,
  name: 'Interval studio',
  said: 'An interval studio',
  ...metres(8, 6, 3.2),
  ...loud,
};

export const yogaStudio: AnsweredRoom = {
  key: 'yoga-studio',
  roomKind: 'studio',
  people: 16,
  name: 'Yoga studio',
  said: 'A yoga studio',
  ...metres(8, 6, 3),
  ...quiet,
};

export const changingRoom: AnsweredRoom = {
  key: 'changing-room',
  people: 8,
  name: 'Changing room, dry side',
  said: 'The dry side of a changing room',
  ...metres(5.5, 5, 2.6),
  ...quiet,
};

export const treatmentRoom: AnsweredRoom = {
  key: 'gym-treatment-room',
  roomKind: 'treatment-room',
  people: 2,
  name: 'Treatment room',
  said: 'A treatment room',
  ...metres(3.5, 3, 2.6),
  ...quiet,
  keepsRecord: true,
};
