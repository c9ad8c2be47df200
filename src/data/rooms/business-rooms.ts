import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

/** People work in all of these rooms, and all have windows that open. */
const office = { targetAch: airChangeTargets.optimum, ventilationAch: 1, sizedAt: 'working' } as const;

export const openOffice: AnsweredRoom = {
  key: 'open-office',
  name: 'Open office',
  said: 'An open office',
  ...sizeOf(typicalRooms.openOffice),
  ...office,
  model: 'GEN Z',
  reason: 'fewest machines between the desks',
};

/** The floor that the page draws: three open offices long. */
export const wholeFloor: AnsweredRoom = {
  key: 'whole-floor',
  name: 'Whole floor',
  said: 'A whole floor',
  lengthM: 24,
  widthM: 10,
  heightM: 2.7,
  ...office,
  model: 'GEN Z',
  reason: 'fewest machines between the desks',
};

export const boardRoom: AnsweredRoom = {
  key: 'board-room',
  name: 'Board room',
  said: 'A board room',
  lengthM: 8,
  widthM: 4,
  heightM: 2.7,
  ...office,
  model: 'GEN X',
  reason: 'one is enough, at the lower price',
};

export const meetingRoom: AnsweredRoom = {
  key: 'meeting-room',
  name: 'Meeting room',
  said: 'A meeting room',
  lengthM: 3.6,
  widthM: 4.4,
  heightM: 2.7,
  ...office,
  model: 'GEN X',
  reason: 'one is enough, at the lower price',
};

export const smallRoom: AnsweredRoom = {
  key: 'small-meeting-room',
  name: 'Small room',
  said: 'A small meeting room',
  lengthM: 2.65,
  widthM: 4.4,
  heightM: 2.7,
  ...office,
  model: 'GEN X',
  reason: 'one does what takes two smaller ones',
};

export const booth: AnsweredRoom = {
  key: 'booth',
  name: 'Booth',
  said: 'A booth for two',
  lengthM: 1.75,
  widthM: 4.4,
  heightM: 2.7,
  ...office,
  model: 'GEN S',
  reason: 'small enough for the smallest machine',
};

export const reception: AnsweredRoom = {
  key: 'reception',
  name: 'Reception',
  said: 'A reception',
  lengthM: 8,
  widthM: 6,
  heightM: 3,
  ...office,
  model: 'GEN X',
  reason: 'as few as Generation Z, for less',
};
