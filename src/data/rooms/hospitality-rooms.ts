import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from './typical-rooms';
import type { AnsweredRoom } from './answered-room';

const optimum = { targetAch: airChangeTargets.optimum } as const;
/** Music and talk are louder than a machine at full speed, and no window is counted. */
const loud = { ...optimum, ventilationAch: 0, sizedAt: 'full' } as const;

/** The page's dining room: sixty covers, with music. */
export const restaurant: AnsweredRoom = {
  key: 'event-room',
  name: 'Restaurant or bar',
  said: 'A restaurant or bar with music',
  ...sizeOf(typicalRooms.eventRoom),
  ...loud,
  model: 'GEN Z',
  reason: 'most air from one socket',
};

export const functionRoom: AnsweredRoom = {
  key: 'function-room',
  name: 'Function room',
  said: 'A function room',
  lengthM: 18,
  widthM: 12,
  heightM: 4,
  ...loud,
  model: 'GEN Z',
  reason: 'fewest machines along the walls',
};

export const bedroom: AnsweredRoom = {
  key: 'hotel-bedroom',
  name: 'Hotel bedroom',
  said: 'A hotel bedroom',
  lengthM: 5.2,
  widthM: 3.8,
  heightM: 2.5,
  ...optimum,
  ventilationAch: 1,
  sizedAt: 'working',
  model: 'GEN X',
  reason: 'one is enough, at the lower price',
};
