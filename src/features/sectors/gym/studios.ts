import { airChangesPerHour, roomVolumeM3 } from '@/lib/air-changes';
import type { MachineRoom } from '../machine-room';
import { breathedM3PerHour, paces, type PaceKey } from './breathing';

/** A room of a gym with the people in it and the machines we would stand in it. Examples. */
export type Studio = MachineRoom & {
  people: number;
  /** Who they are, after their number. */
  who: string;
  pace: PaceKey;
};

export const spinStudio: Studio = {
  name: 'Spin studio',
  lengthM: 9,
  widthM: 7,
  heightM: 3,
  people: 20,
  who: 'riders',
  pace: 'hard',
  model: 'GEN Z',
  machines: 1,
};

export const studios: readonly Studio[] = [
  spinStudio,
  {
    name: 'Interval studio',
    lengthM: 8,
    widthM: 6,
    heightM: 3.2,
    people: 12,
    who: 'people',
    pace: 'flatOut',
    model: 'GEN Z',
    machines: 1,
  },
  {
    name: 'Yoga studio',
    lengthM: 10,
    widthM: 8,
    heightM: 3,
    people: 18,
    who: 'mats',
    pace: 'easy',
    model: 'GEN X',
    machines: 2,
  },
  {
    name: 'Weights floor',
    lengthM: 15,
    widthM: 10,
    heightM: 3.5,
    people: 30,
    who: 'members',
    pace: 'easy',
    model: 'GEN Z',
    machines: 3,
  },
  {
    name: 'Changing room, dry side',
    lengthM: 6,
    widthM: 5,
    heightM: 2.6,
    people: 8,
    who: 'members',
    pace: 'rest',
    model: 'GEN X',
    machines: 1,
  },
  {
    name: 'Treatment room',
    lengthM: 3.5,
    widthM: 3,
    heightM: 2.6,
    people: 2,
    who: 'people',
    pace: 'rest',
    model: 'GEN S',
    machines: 1,
  },
];

/** Air that everybody in the studio breathes in an hour, in m³. */
export function studioBreathedM3PerHour({ pace, people }: Studio): number {
  return breathedM3PerHour(paces[pace], people);
}

/** Share of the studio's own air that passes through lungs in an hour. */
export function studioBreathedShare(studio: Studio): number {
  return airChangesPerHour(studioBreathedM3PerHour(studio), roomVolumeM3(studio));
}
