import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorModels } from '@/config/calculator-models';
import { rate, rateMark, rateText, readRateMark } from './rate';

describe('a stated air change rate', () => {
  it('is the measured airflow over the volume: a surgery of 40.95 m³ with one Generation Y', () => {
    expect(rateText(rate('GEN Y', 40.95))).toBe('15.46');
    expect(rateText(rate('GEN Y', 40.95, { speed: 'working' }))).toBe('9.77');
    expect(rateText(rate('GEN X', 40.95))).toBe('17.75');
  });

  it('counts machines, ventilation and the half that an assessor allows', () => {
    expect(rateText(rate('GEN Z', 525, { machines: 3 }))).toBe('6.61');
    expect(rateText(rate('GEN Z', 168, { ventilationAch: 1 }))).toBe('7.88');
    expect(rateText(rate('GEN S', 35, { share: 0.5 }))).toBe('2.57');
  });

  it('is read back from its mark as it was stated', () => {
    const stated = fc.record({
      model: fc.constantFrom(...calculatorModels.map(({ name }) => name)),
      machines: fc.integer({ min: 1, max: 99 }),
      volumeM3: fc.integer({ min: 1, max: 10_000_000 }).map((tenThousandths) => tenThousandths / 10_000),
      speed: fc.constantFrom('full' as const, 'working' as const),
      ventilationAch: fc.integer({ min: 0, max: 12 }),
      share: fc.constantFrom(1, 0.5),
    });
    fc.assert(
      fc.property(stated, (one) => {
        expect(readRateMark(rateMark(one))).toEqual(one);
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
    'GEN Y|1|40|full|0|1|2',
  ])('finds no rate in the mark "%s"', (mark) => expect(readRateMark(mark)).toBeUndefined());
});
