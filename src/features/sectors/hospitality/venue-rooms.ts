import type { MachineRoom } from '../machine-room';
import { diningRoom, diningRoomMachines } from './evening';

/** A room of a venue with the machines we would put in it. All three are examples. */
export type VenueRoom = MachineRoom & { kind: 'bedroom' | 'restaurant' | 'function' };

export const bedroom: VenueRoom = {
  name: 'Hotel bedroom',
  kind: 'bedroom',
  lengthM: 5.2,
  widthM: 3.8,
  heightM: 2.5,
  model: 'GEN X',
  machines: 1,
};

export const restaurant: VenueRoom = {
  name: 'Restaurant',
  kind: 'restaurant',
  ...diningRoom,
  model: 'GEN Z',
  machines: diningRoomMachines,
};

export const functionRoom: VenueRoom = {
  name: 'Function room',
  kind: 'function',
  lengthM: 18,
  widthM: 12,
  heightM: 4,
  model: 'GEN Z',
  machines: 5,
};
