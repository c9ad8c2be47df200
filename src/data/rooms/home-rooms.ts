import { quietRoomDbA, usualSettings } from '@/domain/room-answer';
import type { ExampleRoom } from './example-room';
import { metres, sizeOf, typicalRooms } from './typical-rooms';

export const livingRoom: ExampleRoom = {
  key: 'living-room',
  roomKind: 'home',
  people: 4,
  name: 'Living room',
  phrase: 'A living room',
  ...sizeOf(typicalRooms.livingRoom),
  ...usualSettings,
};

export const study: ExampleRoom = {
  key: 'study',
  roomKind: 'home',
  people: 1,
  name: 'Study',
  phrase: 'A study',
  ...metres(2.8, 2.8, 2.4),
  ...usualSettings,
};

export const bedroomAtHome: ExampleRoom = {
  key: 'bedroom',
  roomKind: 'home-bedroom',
  people: 2,
  name: 'Bedroom',
  phrase: 'A bedroom',
  ...sizeOf(typicalRooms.bedroom),
  ...usualSettings,
  noiseLimitDbA: quietRoomDbA,
};
