import { quietRoomDbA, usualSettings } from '@/domain/room-advice';
import type { AnsweredRoom } from './answered-room';
import { metres, sizeOf, typicalRooms } from './typical-rooms';

export const livingRoom: AnsweredRoom = {
  key: 'living-room',
  roomKind: 'home',
  people: 4,
  name: 'Living room',
  said: 'A living room',
  ...sizeOf(typicalRooms.livingRoom),
  ...usualSettings,
};

export const study: AnsweredRoom = {
  key: 'study',
  roomKind: 'home',
  people: 1,
  name: 'Study',
  said: 'A study',
  ...metres(3, 2.8, 2.4),
  ...usualSettings,
};

export const bedroomAtHome: AnsweredRoom = {
  key: 'bedroom',
  roomKind: 'bedroom',
  people: 2,
  name: 'Bedroom',
  said: 'A bedroom',
  ...sizeOf(typicalRooms.bedroom),
  ...usualSettings,
  noiseLimitDbA: quietRoomDbA,
};
