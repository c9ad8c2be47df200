import { quietRoomDbA, usualSettings } from '@/domain/room-answer';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
import type { ExampleRoom } from './example-room';

/** For music that is louder than full speed; no windows are counted. */
const loud = {
  ...usualSettings,
  ventilationAch: 0,
  sizedAt: 'full',
  isWithMusic: true,
} as const;

/** Sixty covers, with music. */
export const restaurant: ExampleRoom = {
  key: 'event-room',
  roomKind: 'restaurant',
  people: 60,
  name: 'Restaurant or bar',
  phrase: 'A restaurant with music',
  ...sizeOf(typicalRooms.eventRoom),
  ...loud,
};

export const functionRoom: ExampleRoom = {
  key: 'function-room',
  roomKind: 'function-room',
  people: 120,
  name: 'Function room',
  phrase: 'A function room',
  ...metres(18, 12, 4),
  ...loud,
};

export const bedroom: ExampleRoom = {
  key: 'hotel-bedroom',
  roomKind: 'bedroom',
  people: 2,
  name: 'Hotel bedroom',
  phrase: 'A hotel bedroom',
  ...metres(5.2, 3.8, 2.5),
  ...usualSettings,
  noiseLimitDbA: quietRoomDbA,
};
