import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

/** No window is counted in any of them. Music is louder than a machine at full speed. */
const loud = { targetAch: airChangeTargets.optimum, ventilationAch: 0, sizedAt: 'full' } as const;
const quiet = { ...loud, sizedAt: 'working' } as const;

export const gymFloor: AnsweredRoom = {
  key: 'gym-floor',
  name: 'Gym floor',
  said: 'A gym floor',
  ...sizeOf(typicalRooms.gymFloor),
  ...loud,
  model: 'GEN Z',
  reason: 'most air from one socket',
};

export const spinStudio: AnsweredRoom = {
  key: 'spin-studio',
  name: 'Spin studio',
  said: 'A spin studio',
  lengthM: 9,
  widthM: 7,
  heightM: 3,
  ...loud,
  model: 'GEN Z',
  reason: 'one is enough while the music plays',
};

export const intervalStudio: AnsweredRoom = {
  key: 'interval-studio',
  name: 'Interval studio',
  said: 'An interval studio',
  lengthM: 8,
  widthM: 6,
  heightM: 3.2,
  ...loud,
  model: 'GEN Z',
  reason: 'one is enough while the music plays',
};

export const yogaStudio: AnsweredRoom = {
  key: 'yoga-studio',
  name: 'Yoga studio',
  said: 'A yoga studio',
  lengthM: 8,
  widthM: 6,
  heightM: 3,
  ...quiet,
  model: 'GEN X',
  reason: 'as few as Generation Z, for less',
};

export const changingRoom: AnsweredRoom = {
  key: 'changing-room',
  name: 'Changing room, dry side',
  said: 'The dry side of a changing room',
  lengthM: 5.5,
  widthM: 5,
  heightM: 2.6,
  ...quiet,
  model: 'GEN X',
  reason: 'one is enough, at the lower price',
};

export const treatmentRoom: AnsweredRoom = {
  key: 'gym-treatment-room',
  name: 'Treatment room',
  said: 'A treatment room',
  lengthM: 3.5,
  widthM: 3,
  heightM: 2.6,
  ...quiet,
  model: 'GEN Y',
  reason: 'for rooms whose air change rate is on record',
};
