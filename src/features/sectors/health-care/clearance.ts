import { rateAch, type StatedRate } from '@/domain/air-changes';
import { clearanceMinutes } from '@/domain/clearance';
import { machineRate } from '../room-machines';
import { htmAirChanges, treatmentRoom } from './ward-rooms';

/** `rate` is the printed rate of a room with a machine. */
type ClearanceRoom = { airChanges: number; how: string; rate?: StatedRate };

const withMachine = { ...machineRate(treatmentRoom), ventilationAch: htmAirChanges.treatmentRoom };

export const clearanceRooms: readonly ClearanceRoom[] = [
  { airChanges: htmAirChanges.treatmentRoom, how: 'Treatment room, ventilation alone' },
  { airChanges: rateAch(withMachine), rate: withMachine, how: 'Treatment room and one Generation Y' },
];

/** Rounded as in the CDC's table. */
export function wholeMinutes(airChanges: number, share: number): number {
  return Math.round(clearanceMinutes(airChanges, share));
}
