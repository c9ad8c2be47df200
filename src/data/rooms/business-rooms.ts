import { usualSettings } from '@/domain/room-advice';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
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
  ...metres(24, 10, 2.7),
  ...office,
};

export const boardRoom: AnsweredRoom = {
  key: 'board-room',
  roomKind: 'office',
  people: 14,
  name: 'Board room',
  said: 'A board room',
  ...metres(8, 4, 2.7),
  ...office,
};

export const meetingRoom: AnsweredRoom = {
  key: 'meeting-room',
  roomKind: 'office',
  people: 8,
  name: 'Meeting room',
  said: 'A meeting room',
  ...metres(3.6, 4.4, 2.7),
  ...office,
};

export const smallRoom: AnsweredRoom = {
  key: 'small-meeting-room',
  roomKind: 'office',
  people: 4,
  name: 'Small room',
  said: 'A small meeting room',
  ...metres(2.65, 4.4, 2.7),
  ...office,
};

export const booth: AnsweredRoom = {
  key: 'booth',
  roomKind: 'office',
  people: 2,
  name: 'Booth',
  said: 'A booth for two',
  ...metres(1.75, 4.4, 2.7),
  ...office,
};

export const reception: AnsweredRoom = {
  key: 'reception',
  people: 6,
  name: 'Reception',
  said: 'A reception',
  ...metres(8, 6, 3),
  ...office,
};
