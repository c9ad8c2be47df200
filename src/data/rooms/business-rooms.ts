import { usualSettings } from '@/domain/room-advice';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

/** Windows open in all of these rooms. */
const office = usualSettings;

export const openOffice: AnsweredRoom = {
  key: 'open-office',
  roomKind: 'office',
  people: 10,
  name: 'Open office',
  said: 'An open office',
  ...sizeOf(typicalRooms.openOffice),
  ...office,
};

/** Three open offices long. */
export const wholeFloor: AnsweredRoom = {
  key: 'whole-floor',
  roomKind: 'office',
  people: 36,
  name: 'Whole floor',
  said: 'A whole floor',
  lengthM: 24,
  widthM: 10,
  heightM: 2.7,
  ...office,
};

export const boardRoom: AnsweredRoom = {
  key: 'board-room',
  roomKind: 'office',
  people: 14,
  name: 'Board room',
  said: 'A board room',
  lengthM: 8,
  widthM: 4,
  heightM: 2.7,
  ...office,
};

export const meetingRoom: AnsweredRoom = {
  key: 'meeting-room',
  roomKind: 'office',
  people: 8,
  name: 'Meeting room',
  said: 'A meeting room',
  lengthM: 3.6,
  widthM: 4.4,
  heightM: 2.7,
  ...office,
};

export const smallRoom: AnsweredRoom = {
  key: 'small-meeting-room',
  roomKind: 'office',
  people: 4,
  name: 'Small room',
  said: 'A small meeting room',
  lengthM: 2.65,
  widthM: 4.4,
  heightM: 2.7,
  ...office,
};

export const booth: AnsweredRoom = {
  key: 'booth',
  roomKind: 'office',
  people: 2,
  name: 'Booth',
  said: 'A booth for two',
  lengthM: 1.75,
  widthM: 4.4,
  heightM: 2.7,
  ...office,
};

export const reception: AnsweredRoom = {
  key: 'reception',
  people: 6,
  name: 'Reception',
  said: 'A reception',
  lengthM: 8,
  widthM: 6,
  heightM: 3,
  ...office,
};
