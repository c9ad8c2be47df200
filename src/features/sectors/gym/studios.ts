import type { CalculatorModelName } from '@/config/calculator-models';
import { airChangesPerHour, roomVolumeM3, type RoomSize } from '@/lib/air-changes';
import { cadrOf } from '@/lib/clean-air';
import { breathedM3PerHour, paces, type PaceKey } from './breathing';

/** A room of a gym with the people in it and the machines we would stand in it. Examples. */
export type Studio = RoomSize & {
  name: string;
  people: number;
  /** Who they are, after their number. */
  who: string;
  pace: PaceKey;
  model: CalculatorModelName;
  machines: number;
  /** "Two GEN X" */
  machinesInWords: string;
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
  machinesInWords: 'One GEN Z',
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
    machinesInWords: 'One GEN Z',
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
    machinesInWords: 'Two GEN X',
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
    machinesInWords: 'Three GEN Z',
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
    machinesInWords: 'One GEN X',
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
    machinesInWords: 'One GEN S',
  },
];

/** Air changes per hour with every machine of the studio at full output, windows not counted. */
export function studioAch(studio: Studio): number {
  return airChangesPerHour(studio.machines * cadrOf(studio.model), roomVolumeM3(studio));
}

/** Air that everybody in the studio breathes in an hour, in m³. */
export function studioBreathedM3PerHour({ pace, people }: Studio): number {
  return breathedM3PerHour(paces[pace], people);
}

/** Share of the studio's own air that passes through lungs in an hour. */
export function studioBreathedShare(studio: Studio): number {
  return studioBreathedM3PerHour(studio) / roomVolumeM3(studio);
}
