import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { calculatorModels } from '@/config/calculator-models';
import {
  airChangesPerHour,
  fewestReaching,
  halvedAirChangesPerHour,
  judgeAirChanges,
  roomInWords,
  roomTurnedOverM3,
  roomVolumeM3,
  twoDecimals,
  unitsForOptimum,
} from './air-changes';
import { longestSideM, shortestSideM } from './read-metres';

describe('the air changes of a room', () => {
  it.each([
    ['GEN S', '5.14', '2.57'],
    ['GEN X', '20.77', '10.39'],
    ['GEN Y', '18.09', '9.04'],
    ['GEN Z', '33.03', '16.51'],
  ])('gives %s %s in full and %s at half in a surgery of 35 m³', (name, full, half) => {
    const cadr = calculatorModels.find((model) => model.name === name)?.measuredCadrM3PerHour ?? 0;
    expect(twoDecimals(airChangesPerHour(cadr, 35))).toBe(full);
    expect(twoDecimals(halvedAirChangesPerHour(cadr, 35))).toBe(half);
  });

  it('takes the volume as length times width times height', () => {
    const room = { lengthM: 5, widthM: 4, heightM: 2.5 };
    expect(twoDecimals(roomVolumeM3(room))).toBe('50.00');
    expect(roomInWords(room)).toBe('5.00 × 4.00 × 2.50 m');
  });

  it('judges by the figure that is printed: 5.996 reads 6.00 and is the optimum', () => {
    expect(judgeAirChanges(5.994)).toBe('minimum');
    expect(judgeAirChanges(5.996)).toBe('optimum');
    expect(judgeAirChanges(2.996)).toBe('minimum');
    expect(judgeAirChanges(2.99)).toBe('below');
    expect(judgeAirChanges(0)).toBe('below');
  });

  it('counts the units that bring a room to 6 as printed, and never fewer than one', () => {
    expect(unitsForOptimum(180, 35)).toBe(2);
    expect(unitsForOptimum(1156, 35)).toBe(1);
    expect(unitsForOptimum(180, 30)).toBe(1);
    // 2 × 180 ÷ 60.04 is 5.996, which reads 6.00.
    expect(unitsForOptimum(180, 60.04)).toBe(2);
    expect(unitsForOptimum(180, 60.1)).toBe(3);
    expect(unitsForOptimum(180, 0.000001)).toBe(1);
    // 33 × 180 ÷ 990 is 6.00 exactly.
    expect(unitsForOptimum(180, 990)).toBe(33);
    // In a hall each machine adds 0.0018, so that 5.995 is reached with the 3,331st.
    expect(unitsForOptimum(180, 100_000)).toBe(3331);
  });

  it('finds the number in a few steps, however great the hall', () => {
    const reached = vi.fn((units: number) => 1 + units * 0.0000018);
    expect(fewestReaching(6, reached)).toBe(2_775_000);
    expect(reached.mock.calls.length).toBeLessThan(10);
  });

  it('gives back the room that an airflow turns over', () => {
    expect(roomTurnedOverM3(630, 6)).toBe(105);
  });

  it('prints a plain figure for every room the calculator takes', () => {
    const side = fc.double({ min: shortestSideM, max: longestSideM, noNaN: true });
    fc.assert(
      fc.property(side, side, side, (lengthM, widthM, heightM) => {
        const volumeM3 = roomVolumeM3({ lengthM, widthM, heightM });
        for (const { measuredCadrM3PerHour } of calculatorModels) {
          const full = airChangesPerHour(measuredCadrM3PerHour, volumeM3);
          const half = halvedAirChangesPerHour(measuredCadrM3PerHour, volumeM3);
          for (const figure of [volumeM3, full, half]) expect(twoDecimals(figure)).toMatch(/^\d+\.\d\d$/);
          expect(half * 2).toBeCloseTo(full, 6);
          expect(unitsForOptimum(measuredCadrM3PerHour, volumeM3)).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
