import { bedroom, functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import { withMachines } from '../room-machines';

export const venueRooms = {
  bedroom: withMachines(bedroom),
  restaurant: withMachines(restaurant),
  functionRoom: withMachines(functionRoom),
} as const;
