import { usualSettings } from '@/domain/room-answer';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
import type { ExampleRoom } from './example-room';

/** Windows open or shut: what they bring comes on top. People talk in all of these rooms. */
const office = { ...usualSettings, ventilationAch: 0, noiseLimitDbA: workingSpeedLimitDbA };

export const openOffice: ExampleRoom = {
  key: 'open-office',
  roomKind: 'office',
  people: 10,
  name: 'Open office',
  phrase: 'An open office',
  ...sizeOf(typicalRooms.openOffice),
  ...office,
};

/** The open office with a window open; of no kind of the planner, whose offices count none. */
export const airedOffice: ExampleRoom = {
  ...openOffice,
  key: 'aired-office',
  phrase: 'An open office with its windows open',
  roomKind: undefined,
  ventilationAch: usualSettings.ventilationAch,
};

/** The open office without a limit of noise: fewer machines on a louder speed. */
export const loudOffice: ExampleRoom = {
  ...openOffice,
  key: 'loud-office',
  roomKind: undefined,
  noiseLimitDbA: undefined,
};

/** Three open offices long. */
export const wholeFloor: ExampleRoom = {
  key: 'whole-floor',
  roomKind: 'office',
  people: 36,
  name: 'Open floor',
  phrase: 'An open floor of 36 desks',
  ...metres(24, 10, 2.7),
  ...office,
};

export const boardRoom: ExampleRoom = {
  key: 'board-room',
  roomKind: 'office',
  people: 14,
  name: 'Board room',
  phrase: 'A board room',
  ...metres(8, 4, 2.7),
  ...office,
};

export const meetingRoom: ExampleRoom = {
  key: 'meeting-room',
  roomKind: 'office',
  people: 8,
  name: 'Meeting room',
  phrase: 'A meeting room',
  ...metres(3.6, 4.4, 2.7),
  ...office,
};

export const smallRoom: ExampleRoom = {
  key: 'small-meeting-room',
  roomKind: 'office',
  people: 4,
  name: 'Small room',
  phrase: 'A small meeting room',
  ...metres(2.65, 4.4, 2.7),
  ...office,
};

export const booth: ExampleRoom = {
  key: 'booth',
  roomKind: 'office',
  people: 2,
  name: 'Booth',
  phrase: 'A booth for two',
  ...metres(1.75, 4.4, 2.7),
  ...office,
};

export const reception: ExampleRoom = {
  key: 'reception',
  people: 6,
  name: 'Reception',
  phrase: 'A reception',
  ...metres(8, 6, 3),
  ...office,
};
