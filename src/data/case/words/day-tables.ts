import { rateText } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-advice';
import { reachedRate } from '@/domain/sizing';
import { speedOf, togetherDbA, type SpeedChoice } from '@/domain/speeds';
import type { CaseRoom } from '../business-case';
import type { CaseTable } from './type';

export function speedHead({ ventilationAch }: CaseRoom): string[] {
  const counted = ventilationAch > 0 ? 'windows counted' : 'machines alone';
  return ['When', 'Speed', `Air changes an hour, ${counted}`, 'Noise together'];
}

export function atSpeed(when: string, room: CaseRoom, { model, machines }: RoomChoice, running: SpeedChoice): string[] {
  const { speed, noiseDbA } = speedOf(model, running);
  return [
    when,
    speed === speedOf(model, 'full').speed ? 'full' : String(speed),
    rateText(reachedRate(model, machines, speed, room)),
    `${togetherDbA(noiseDbA, machines)} dB(A)`,
  ];
}

export function record(rows: number): CaseTable {
  const head = ['Date', 'Serial number', 'Speed in use', 'Filter cleaned or changed', 'Signed'];
  return { caption: 'Record for the room file', head, rows: Array.from({ length: rows }, () => head.map(() => '')) };
}
