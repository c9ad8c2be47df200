import { airChangeTargets, rateAch, type StatedRate } from '@/domain/air-changes';
import { clearanceMinutes } from '@/domain/clearance';
import type { SpeedChoice } from '@/domain/speeds';
import { machineRate } from '../room-machines';
import { htmAirChanges, treatmentRoom } from './ward-rooms';

/** `rate` is the printed rate of a room with a machine. */
export type ClearanceRoom = {
  airChanges: number;
  how: string;
  look: 'slow' | 'plain' | 'quick';
  rate?: StatedRate;
};

function withMachine(speed: SpeedChoice): Pick<ClearanceRoom, 'airChanges' | 'rate'> {
  const rate = { ...machineRate(treatmentRoom, speed), ventilationAch: htmAirChanges.treatmentRoom };
  return { airChanges: rateAch(rate), rate };
}

export const clearanceRooms: readonly ClearanceRoom[] = [
  { airChanges: airChangeTargets.minimum, how: 'our own minimum', look: 'slow' },
  { airChanges: htmAirChanges.generalClinicalArea, how: 'general clinical area, HTM 03-01', look: 'plain' },
  { airChanges: htmAirChanges.treatmentRoom, how: 'treatment room, HTM 03-01', look: 'plain' },
  {
    ...withMachine(treatmentRoom.speed),
    how: `treatment room and one GEN Y, speed ${treatmentRoom.speed}`,
    look: 'plain',
  },
  { ...withMachine('full'), how: 'treatment room and one GEN Y, full speed', look: 'quick' },
];

export const shares = [0.9, 0.99, 0.999] as const;

/** Rounded as in the CDC's table. */
export function wholeMinutes(airChanges: number, share: number): number {
  return Math.round(clearanceMinutes(airChanges, share));
}
