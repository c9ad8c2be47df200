import { airChangeTargets, judgeAirChanges, rateAch, rateText } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-answer';
import { reachedRate } from '@/domain/sizing';
import { combinedNoiseDbA, isFullSpeed, type SpeedChoice, speedOf } from '@/domain/speeds';
import type { CaseRoom } from '../business-case';
import type { CaseTable } from './type';

/** A room with the ventilation that the table of options counts. @param besideAch of a room that has none of its own */
export function ventilated(room: CaseRoom, besideAch = 0): CaseRoom {
  return room.ventilationAch > 0 ? room : { ...room, ventilationAch: room.besideAch ?? besideAch };
}

/** The heads of a table of speeds through the day. */
export function speedHead({ ventilationAch }: CaseRoom, counted = 'windows'): string[] {
  const basis = ventilationAch > 0 ? `${counted} counted` : 'machines alone';
  return ['When', 'Speed', `Air changes, ${basis}`, 'Noise together'];
}

/** A row of a table with `speedHead`: speed, air changes per hour with ventilation, noise of all machines. */
export function atSpeed(when: string, room: CaseRoom, { model, machines }: RoomChoice, running: SpeedChoice): string[] {
  const { speed, noiseDbA } = speedOf(model, running);
  const reached = reachedRate(model, machines, speed, room);
  const isLow = judgeAirChanges(rateAch(reached)) === 'below';
  return [
    when,
    isFullSpeed(model, speed) ? 'full' : String(speed),
    `${rateText(reached)}${isLow ? `, below our minimum of ${airChangeTargets.minimum}` : ''}`,
    `${combinedNoiseDbA(noiseDbA, machines)} dB(A)`,
  ];
}

/** An empty table to fill in by hand. */
export function record(rows: number): CaseTable {
  const head = ['Date', 'Serial number', 'Speed in use', 'Filter cleaned or changed', 'Signed'];
  return { caption: 'Record for the room file', head, rows: Array.from({ length: rows }, () => head.map(() => '')) };
}
