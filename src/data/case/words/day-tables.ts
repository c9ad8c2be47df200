import { rateText } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-answer';
import { reachedRate } from '@/domain/sizing';
import { combinedNoiseDbA, isFullSpeed, type SpeedChoice, speedOf } from '@/domain/speeds';
import type { CaseRoom } from '../business-case';
import type { CaseTable } from './type';

/** The heads of a table of speeds through the day. */
export function speedHead({ ventilationAch }: CaseRoom): string[] {
  const counted = ventilationAch > 0 ? 'windows counted' : 'machines alone';
  return ['When', 'Speed', `Air changes, ${counted}`, 'Noise together'];
}

/** A row of a table with `speedHead`: speed, air changes per hour with ventilation, noise of all machines. */
export function atSpeed(when: string, room: CaseRoom, { model, machines }: RoomChoice, running: SpeedChoice): string[] {
  const { speed, noiseDbA } = speedOf(model, running);
  return [
    when,
    isFullSpeed(model, speed) ? 'full' : String(speed),
    rateText(reachedRate(model, machines, speed, room)),
    `${combinedNoiseDbA(noiseDbA, machines)} dB(A)`,
  ];
}

/** An empty table to fill in by hand. */
export function record(rows: number): CaseTable {
  const head = ['Date', 'Serial number', 'Speed in use', 'Filter cleaned or changed', 'Signed'];
  return { caption: 'Record for the room file', head, rows: Array.from({ length: rows }, () => head.map(() => '')) };
}
