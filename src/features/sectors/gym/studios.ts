import type { AnsweredRoom } from '@/data/rooms/answered-room';
import * as rooms from '@/data/rooms/gym-rooms';
import { airChangesPerHour } from '@/domain/air-changes';
import { roomVolumeM3 } from '@/domain/room';
import { withMachines } from '../room-machines';
import type { MachineRoom } from '../room-machines';
import { breathedM3PerHour, paces, type PaceKey } from './breathing';

export type Studio = AnsweredRoom &
  MachineRoom & {
    who: string;
    pace: PaceKey;
  };

export const spinStudio: Studio = { ...withMachines(rooms.spinStudio), who: 'riders', pace: 'hard' };

export const studios: readonly Studio[] = [
  spinStudio,
  { ...withMachines(rooms.intervalStudio), who: 'people', pace: 'flatOut' },
  { ...withMachines(rooms.gymFloor), who: 'members', pace: 'easy' },
  { ...withMachines(rooms.yogaStudio), who: 'mats', pace: 'easy' },
  { ...withMachines(rooms.changingRoom), who: 'members', pace: 'rest' },
  { ...withMachines(rooms.treatmentRoom), who: 'people', pace: 'rest' },
];

/** In m³. */
function studioBreathedM3PerHour({ pace, people }: Studio): number {
  return breathedM3PerHour(paces[pace], people);
}

/** Share of the studio's volume that is breathed in an hour. */
export function studioBreathedShare(studio: Studio): number {
  return airChangesPerHour(studioBreathedM3PerHour(studio), roomVolumeM3(studio));
}
