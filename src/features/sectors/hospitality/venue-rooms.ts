import type { ExampleRoom } from '@/data/rooms/example-room';
import { bedroom, functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import { type MachineRoom, withMachines } from '../room-machines';

/** A room of a hotel or a restaurant. */
export type VenueRoom = ExampleRoom & MachineRoom & { kind: 'bedroom' | 'restaurant' | 'function' };

export const venueRooms = {
  bedroom: { ...withMachines(bedroom), kind: 'bedroom' },
  restaurant: { ...withMachines(restaurant), kind: 'restaurant' },
  functionRoom: { ...withMachines(functionRoom), kind: 'function' },
} as const satisfies Record<string, VenueRoom>;
