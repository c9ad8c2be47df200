import type { ExampleRoom } from '@/data/rooms/example-room';
import * as rooms from '@/data/rooms/hospitality-rooms';
import { type MachineRoom, withMachines } from '../room-machines';

export type VenueRoom = ExampleRoom & MachineRoom & { kind: 'bedroom' | 'restaurant' | 'function' };

export const bedroom: VenueRoom = { ...withMachines(rooms.bedroom), kind: 'bedroom' };

export const restaurant: VenueRoom = { ...withMachines(rooms.restaurant), kind: 'restaurant' };

export const functionRoom: VenueRoom = { ...withMachines(rooms.functionRoom), kind: 'function' };
