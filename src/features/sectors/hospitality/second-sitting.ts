import { remainingShare } from '@/domain/clearance';
import type { SpeedChoice } from '@/domain/speeds';
import { percent } from '@/lib/format/percent';
import { machineAirChanges } from '../room-machines';
import { venueRooms } from './venue-rooms';

/** A room with windows counts as one air change an hour (docs/specification-coverage.md, row 268). */
export const windowsAch = 1;

/** The break between two sittings. */
export const resetMin = 15;

/** How many of 100 particles are left after the break. */
export function percentLeft(ach: number): string {
  return percent(remainingShare(ach, resetMin));
}

/** How many of 100 particles in the restaurant are gone after the break, with its machines at a speed. */
export function clearedInRestaurant(running: SpeedChoice): string {
  const ach = windowsAch + machineAirChanges(venueRooms.restaurant, running);
  return percent(1 - remainingShare(ach, resetMin));
}
