import { describe, expect, it } from 'vitest';
import { rateAch } from './air-changes';
import type { MachineModel } from './machines';
import { isReached, neededAch, reachedRate, roomsUpToM2, type RoomNeed } from './sizing';

const surgery: RoomNeed = { volumeM3: 40.95, targetAch: 6, ventilationAch: 0, countedOutput: 1 };

const reaches = (model: MachineModel, machines: number, speed: 'full' | 'working', room: RoomNeed) =>
  isReached(rateAch(reachedRate(model, machines, speed, room)), room);

describe('machines reach what a room needs', () => {
  it('as one Generation Y in a surgery at working speed, and two where half is counted', () => {
    const half: RoomNeed = { ...surgery, countedOutput: 0.5 };
    expect(reaches('GEN Y', 1, 'working', surgery)).toBe(true);
    expect([1, 2].map((machines) => reaches('GEN Y', machines, 'working', half))).toEqual([false, true]);
  });

  it('even if a thousandth is missing from a printed 6.00', () => {
    const room = { ...surgery, volumeM3: 72.72, targetAch: 10 };
    expect(rateAch(reachedRate('GEN X', 1, 'full', room))).toBeLessThan(10);
    expect(reaches('GEN X', 1, 'full', room)).toBe(true);
  });
});

it('the people of a room decide where they need more than its target: 30 at 20 L/s are 11.43 an hour in 189 m³', () => {
  const classroom: RoomNeed = { ...surgery, volumeM3: 189 };
  expect(neededAch({ ...classroom, people: 30, litresPerSecondEach: 20 })).toBeCloseTo(11.43, 2);
  expect(neededAch({ ...classroom, people: 2, litresPerSecondEach: 20 })).toBe(6);
  expect(neededAch(classroom)).toBe(6);
});

it.each([
  ['GEN S', 8, 15],
  ['GEN X', 36, 60],
  ['GEN Y', 27, 43],
  ['GEN Z', 46, 96],
] as const)('%s serves rooms up to %d m² at working speed and %d m² at full speed', (model, working, full) => {
  expect([roomsUpToM2(model, 'working'), roomsUpToM2(model, 'full')]).toEqual([working, full]);
});

it('with windows shut the machine reaches six air changes an hour alone; clinical rooms count no window', () => {
  expect(roomsUpToM2('GEN X', 'working', 'shut')).toBe(30);
  expect(roomsUpToM2('GEN Y', 'working', 'shut')).toBe(roomsUpToM2('GEN Y', 'working'));
});

it('10.0 L/s for each of the people is reached as printed, 9.9 is not', () => {
  const classroom: RoomNeed = { ...surgery, volumeM3: 189, targetAch: 5, people: 30 };
  const withEach = (litresPerSecondEach: number) => isReached((litresPerSecondEach * 30 * 3.6) / 189, classroom);
  expect([10, 9.97, 9.94].map(withEach)).toEqual([true, true, false]);
});
