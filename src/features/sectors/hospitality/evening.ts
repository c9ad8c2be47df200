import type { RunningSpeed } from '@/domain/speeds';
import { rateText } from '@/domain/air-changes';
import { machineRate } from '../room-machines';
import { restaurant } from './venue-rooms';

export type Output = 'off' | RunningSpeed;

export function formatAirChanges(output: Output): string {
  return output === 'off' ? 'machines off' : `${rateText(machineRate(restaurant, output))} air changes an hour`;
}

export const seats = 60;

export type EveningHour = {
  time: string;
  covers: number;
  output: Output;
  event: string;
  wall: string;
  light: string;
  lampLit: boolean;
};

export const evening: readonly EveningHour[] = [
  {
    time: '5 pm',
    covers: 0,
    output: 'full',
    event: 'Before service',
    wall: '#cfdce4',
    light: '#f7fafb',
    lampLit: false,
  },
  {
    time: '6 pm',
    covers: 14,
    output: 'working',
    event: 'Doors open',
    wall: '#a9bece',
    light: '#faf5ee',
    lampLit: true,
  },
  {
    time: '7 pm',
    covers: 38,
    output: 'working',
    event: 'Filling up',
    wall: '#829db4',
    light: '#fcefe2',
    lampLit: true,
  },
  { time: '8 pm', covers: 60, output: 'full', event: 'Full house', wall: '#5d7a96', light: '#fee6d2', lampLit: true },
  { time: '9 pm', covers: 58, output: 'full', event: 'Full house', wall: '#435d79', light: '#ffe0c7', lampLit: true },
  {
    time: '10 pm',
    covers: 40,
    output: 'working',
    event: 'Last orders',
    wall: '#30465f',
    light: '#ffdcc0',
    lampLit: true,
  },
  {
    time: '11 pm',
    covers: 18,
    output: 'working',
    event: 'Guests leave',
    wall: '#24364c',
    light: '#fcdcc3',
    lampLit: true,
  },
  {
    time: 'Midnight',
    covers: 0,
    output: 'full',
    event: 'Doors closed',
    wall: '#1a293b',
    light: '#eef4f6',
    lampLit: true,
  },
  { time: '1 am', covers: 0, output: 'off', event: 'Lights out', wall: '#141f2f', light: '#223348', lampLit: false },
];
