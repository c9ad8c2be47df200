import type { CalculatorModelName } from '@/config/calculator-models';
import { airChangesPerHour, roomVolumeM3, type RoomSize } from '@/lib/air-changes';
import { cadrOf } from '@/lib/clean-air';
import { diningRoom, diningRoomMachines } from './evening';

/** A room of a venue with the machines we would put in it. All three are examples. */
export type VenueRoom = RoomSize & {
  name: string;
  kind: 'bedroom' | 'restaurant' | 'function';
  model: CalculatorModelName;
  machines: number;
  /** "Two Generation Z" */
  machinesInWords: string;
};

export const bedroom: VenueRoom = {
  name: 'Hotel bedroom',
  kind: 'bedroom',
  lengthM: 5.2,
  widthM: 3.8,
  heightM: 2.5,
  model: 'GEN X',
  machines: 1,
  machinesInWords: 'One Generation X',
};

export const restaurant: VenueRoom = {
  name: 'Restaurant',
  kind: 'restaurant',
  ...diningRoom,
  model: 'GEN Z',
  machines: diningRoomMachines,
  machinesInWords: 'Two Generation Z',
};

export const functionRoom: VenueRoom = {
  name: 'Function room',
  kind: 'function',
  lengthM: 18,
  widthM: 12,
  heightM: 4,
  model: 'GEN Z',
  machines: 5,
  machinesInWords: 'Five Generation Z',
};

/** Air changes per hour with every machine of the room at full output, windows not counted. */
export function venueAch(room: VenueRoom): number {
  return airChangesPerHour(room.machines * cadrOf(room.model), roomVolumeM3(room));
}
