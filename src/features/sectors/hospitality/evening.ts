import { rateAch } from '@/domain/air-changes';
import type { RunningSpeed } from '@/domain/speeds';
import { machineRate } from '../room-machines';
import { restaurant } from './venue-rooms';

export type Output = 'off' | RunningSpeed;

export const seats = 60;

export type EveningHour = { time: string; covers: number; output: Output; event: string };

/** An example evening in the restaurant. */
export const evening: readonly EveningHour[] = [
  { time: '5 pm', covers: 0, output: 'full', event: 'before service' },
  { time: '6 pm', covers: 14, output: 'working', event: 'doors open' },
  { time: '7 pm', covers: 38, output: 'working', event: 'filling up' },
  { time: '8 pm', covers: 60, output: 'full', event: 'full house' },
  { time: '9 pm', covers: 58, output: 'full', event: 'full house' },
  { time: '10 pm', covers: 40, output: 'working', event: 'last orders' },
  { time: '11 pm', covers: 0, output: 'full', event: 'doors closed' },
  { time: 'Midnight', covers: 0, output: 'off', event: 'lights out' },
  { time: '1 am', covers: 0, output: 'off', event: '' },
];

export function achAt({ output }: EveningHour): number {
  return output === 'off' ? 0 : rateAch(machineRate(restaurant, output));
}
