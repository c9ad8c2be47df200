import { clearanceMinutes } from '@/lib/clearance-minutes';
import { machineAirChanges } from '../machine-room';
import { htmAirChanges, treatmentRoom } from './ward-rooms';

/** A room of the chart: its air changes per hour and how it comes by them. */
export type ClearanceRoom = { airChanges: number; how: string; look: 'slow' | 'plain' | 'quick' };

export const clearanceRooms: readonly ClearanceRoom[] = [
  { airChanges: 3, how: 'the minimum', look: 'slow' },
  { airChanges: htmAirChanges.generalClinicalArea, how: 'general clinical area, HTM 03-01', look: 'plain' },
  { airChanges: htmAirChanges.treatmentRoom, how: 'treatment room, HTM 03-01', look: 'plain' },
  {
    airChanges: htmAirChanges.treatmentRoom + machineAirChanges(treatmentRoom),
    how: 'treatment room and one GEN Y',
    look: 'quick',
  },
];

/** The shares removed that the chart marks and the table lists. */
export const shares = [0.9, 0.99, 0.999] as const;

/** Whole minutes, as the CDC's table prints them. */
export function wholeMinutes(airChanges: number, share: number): number {
  return Math.round(clearanceMinutes(airChanges, share));
}
