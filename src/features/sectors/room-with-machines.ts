import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { machinesNeeded } from '@/lib/sizing';
import type { MachineRoom } from './machine-room';

/** A room of the sector's data with the machines that it takes: worked out, so that drawing and answer cannot differ. */
export function roomWithMachines<Room extends AnsweredRoom>(room: Room): Room & MachineRoom {
  return { ...room, machines: machinesNeeded(room.model, room) };
}
