import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorModels } from './machines';
import {
  airChangesPerHour,
  halvedAirChangesPerHour,
  judgeAirChanges,
  litresPerSecond,
  rate,
  serializeRate,
  rateText,
  parseRate,
  volumeAtRateM3,
} from './air-changes';
import { roomVolumeM3 } from './room';
import { maxSideM } from '@/lib/parse/parse-metres';
import { minSideM } from './room-sides';
import { twoDecimals } from '@/lib/format/number';

describe('the air changes of a room', () => {
  it.each([
    ['GEN S', '5.14', '2.57'],
    ['GEN X', '20.77', '10.39'],
    ['GEN Y', '18.09', '9.04'],
    ['GEN Z', '33.03', '16.51'],
  ])('gives %s %s in full and %s at half in a surgery of 35 m³', (name, full, half) => {
    const cadr = calculatorModels.find((model) => model.model === name)?.testedCadrM3PerHour ?? 0;
    expect(twoDecimals(airChangesPerHour(cadr, 35))).toBe(full);
    expect(twoDecimals(halvedAirChangesPerHour(cadr, 35))).toBe(half);
  });

  it('judges the rounded rate: 5.996 prints as 6.00 and is the optimum', () => {
    expect(judgeAirChanges(5.994)).toBe('minimum');
    expect(judgeAirChanges(5.996)).toBe('optimum');
    expect(judgeAirChanges(2.996)).toBe('minimum');
    expect(judgeAirChanges(2.99)).toBe('below');
    expect(judgeAirChanges(0)).toBe('below');
  });

  it('is 321.1 litres a second for 1,156 m³ an hour', () => {
    expect(litresPerSecond(1156)).toBeCloseTo(321.11, 2);
  });

  it('gives back the room that an airflow turns over', () => {
    expect(volumeAtRateM3(630, 6)).toBe(105);
  });

  it('prints a plain figure for every room the calculator takes', () => {
    const side = fc.double({ min: minSideM, max: maxSideM, noNaN: true });
    fc.assert(
      fc.property(side, side, side, (lengthM, widthM, heightM) => {
        const volumeM3 = roomVolumeM3({ lengthM, widthM, heightM });
        for (const { testedCadrM3PerHour } of calculatorModels) {
          const full = airChangesPerHour(testedCadrM3PerHour, volumeM3);
          const half = halvedAirChangesPerHour(testedCadrM3PerHour, volumeM3);
          for (const figure of [volumeM3, full, half]) expect(twoDecimals(figure)).toMatch(/^\d+\.\d\d$/);
          expect(half * 2).toBeCloseTo(full, 6);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a stated air change rate', () => {
  it('is the tested airflow over the volume: a surgery of 40.95 m³ with one Generation Y', () => {
    expect(rateText(rate('GEN Y', 40.95))).toBe('15.5');
    expect(rateText(rate('GEN Y', 40.95, { speed: 'working' }))).toBe('9.8');
    expect(rateText(rate('GEN X', 40.95))).toBe('17.8');
    expect(rateText(rate('GEN X', 40.95), 2)).toBe('17.75');
    expect(rateText(rate('GEN X', 43.2, { speed: 2 }))).toBe('6.1');
  });

  it('counts machines, ventilation and the half that an assessor allows', () => {
    expect(rateText(rate('GEN Z', 525, { machines: 3 }))).toBe('6.6');
    expect(rateText(rate('GEN Z', 168, { ventilationAch: 1 }))).toBe('7.9');
    expect(rateText(rate('GEN S', 35, { countedOutput: 0.5 }))).toBe('2.6');
  });

  it('parses what it serialises', () => {
    const stated = fc.record({
      model: fc.constantFrom(...calculatorModels.map(({ model }) => model)),
      machines: fc.integer({ min: 1, max: 99 }),
      volumeM3: fc.integer({ min: 1, max: 10_000_000 }).map((tenThousandths) => tenThousandths / 10_000),
      speed: fc.constantFrom('full' as const, 'working' as const, 1, 3),
      ventilationAch: fc.integer({ min: 0, max: 12 }),
      countedOutput: fc.constantFrom(1, 0.5),
    });
    fc.assert(
      fc.property(stated, (airChanges) => {
        expect(parseRate(serializeRate(airChanges))).toEqual(airChanges);
      }),
    );
  });

  it.each([
    '',
    'GEN Y',
    'GEN W|1|40|full|0|1',
    'A GEN Y|1|40|full|0|1',
    'GEN YY|1|40|full|0|1',
    'GEN Y|0|40|full|0|1',
    'GEN Y|1|0|full|0|1',
    'GEN Y|1|40|full|0|0',
    'GEN Y|1|40|full|0',
    'GEN Y|1|40|fast|0|1',
    'GEN Y|1|40|6|0|1',
    'GEN Y|1|40|full|0|1|2',
  ])('parses no rate from "%s"', (text) => expect(parseRate(text)).toBeUndefined());
});
