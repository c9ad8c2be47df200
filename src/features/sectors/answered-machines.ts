import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { machinesNeeded } from '@/lib/sizing';
import type { MachineRoom } from './machine-room';

/** A room of the site's answers as the drawings and tables show it: with the machines that its answer comes to. */
export function withMachines<Room extends AnsweredRoom>(room: Room): Room & MachineRoom {
  return { ...room, machines: machinesNeeded(room.model, room) };
}
