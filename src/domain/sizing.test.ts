import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateAch } from './air-changes';
import { calculatorModels, type CalculatorModelName } from './machines';
import {
  isReached,
  machinesNeeded,
  neededAch,
  reachedRate,
  roomsUpTo,
  roomsUpToBasis,
  roomsUpToM2,
  type RoomNeed,
} from './sizing';

const surgery: RoomNeed = { volumeM3: 40.95, targetAch: 6, ventilationAch: 0, share: 1 };

const reaches = (model: CalculatorModelName, machines: number, speed: 'full' | 'working', room: RoomNeed) =>
  isReached(rateAch(reachedRate(model, machines, speed, room)), room);

describe('the machines that a room needs', () => {
  it('are one Generation Y for a surgery at working speed, and two where half is counted', () => {
    expect(machinesNeeded('GEN Y', 'working', surgery)).toBe(1);
    expect(machinesNeeded('GEN Y', 'working', { ...surgery, share: 0.5 })).toBe(2);
  });

  it('are none where ventilation alone is enough', () => {
    const needed = [6, 20].map((ventilationAch) => machinesNeeded('GEN Y', 'working', { ...surgery, ventilationAch }));
    expect(needed).toEqual([0, 0]);
  });

  it('are no more for the thousandth that a printed 6.00 lacks', () => {
    const room = { ...surgery, volumeM3: 72.72, targetAch: 10 };
    expect(rateAch(reachedRate('GEN X', 1, 'full', room))).toBeLessThan(10);
    expect(machinesNeeded('GEN X', 'full', room)).toBe(1);
  });

  it('reach the target, and one fewer does not', () => {
    const room: fc.Arbitrary<RoomNeed> = fc.record({
      volumeM3: fc.integer({ min: 1, max: 6_400_000 }).map((hundredths) => hundredths / 100),
      targetAch: fc.integer({ min: 1, max: 20 }),
      ventilationAch: fc.integer({ min: 0, max: 20 }),
      share: fc.constantFrom(1 as const, 0.5 as const),
    });
    const model = fc.constantFrom(...calculatorModels.map(({ name }) => name));
    const speed = fc.constantFrom('full' as const, 'working' as const);
    fc.assert(
      fc.property(model, speed, room, (name, at, need) => {
        const machines = machinesNeeded(name, at, need);
        expect(reaches(name, machines, at, need)).toBe(true);
        if (machines > 0) expect(reaches(name, machines - 1, at, need)).toBe(false);
      }),
    );
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
  ['GEN Y', 33, 52],
  ['GEN Z', 46, 96],
] as const)('%s serves rooms up to %d m² at working speed and %d m² at full speed', (model, working, full) => {
  expect([roomsUpToM2(model, 'working'), roomsUpToM2(model, 'full')]).toEqual([working, full]);
  expect(roomsUpTo(model).match(/\d+(?= m²)/g)).toEqual([String(working), String(full)]);
});

it('the floor area is at 5 air changes an hour under 2.4 m, as its note says', () => {
  expect(roomsUpToBasis.match(/\d+(\.\d+)?/g)).toEqual(['5', '6', '2.4', '45']);
});

it('10.0 L/s for each of the people is reached as printed, 9.9 is not', () => {
  const classroom: RoomNeed = { ...surgery, volumeM3: 189, targetAch: 5, people: 30 };
  const withEach = (litresPerSecondEach: number) => isReached((litresPerSecondEach * 30 * 3.6) / 189, classroom);
  expect([10, 9.97, 9.94].map(withEach)).toEqual([true, true, false]);
});
