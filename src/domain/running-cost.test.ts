import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorModels } from './machines';
import { exampleUse, runningCost, runningPowerW, type Use } from './running-cost';

const life = { months: [6, 12], hours: 4380 } as const;
const anyModel = fc.constantFrom(...calculatorModels.map(({ model }) => model));
const anyUse: fc.Arbitrary<Use> = fc.record({
  speed: fc.constantFrom('full' as const, 'working' as const),
  hoursPerYear: fc.double({ min: 0, max: 8784, noNaN: true }),
  pencePerKilowattHour: fc.double({ min: 0.1, max: 500, noNaN: true }),
});

describe('the running cost of a machine', () => {
  it('takes the data sheet’s power at full speed; below, the fan’s part follows the cube of the airflow', () => {
    expect(runningPowerW('GEN X', 'full')).toBe(55);
    expect(runningPowerW('GEN X', 'working')).toBe(Math.round(10 + 45 * (440 / 727) ** 3));
  });

  it('of Generation X at working speed, 2,080 hours a year at 27 p a kWh, is £11.23 of electricity and one filter a year', () => {
    const cost = runningCost('GEN X', exampleUse, life);
    expect(Math.round(cost.electricityPence)).toBe(1123);
    expect(cost.filtersPerYear).toBe(1);
  });

  it('day and night at full speed takes two filters a year, one every six months', () => {
    const cost = runningCost('GEN Z', { ...exampleUse, speed: 'full', hoursPerYear: 8760 }, life);
    expect(cost.kilowattHours).toBeCloseTo(1051.2, 6);
    expect([cost.filterMonths, cost.filtersPerYear]).toEqual([6, 2]);
  });

  it('is nothing for a machine that never runs, but for the filter of its year', () => {
    const cost = runningCost('GEN Z', { ...exampleUse, hoursPerYear: 0 }, life);
    expect([cost.electricityPence, cost.filterMonths, cost.filtersPerYear]).toEqual([0, 12, 1]);
  });

  it('never costs less for a larger machine at the same running speed', () => {
    for (const speed of ['working', 'full'] as const) {
      const watts = calculatorModels.map(({ model }) => runningPowerW(model, speed));
      expect(watts, speed).toEqual([...watts].sort((a, b) => a - b));
    }
  });

  it('never runs at working speed for more than at full speed', () => {
    fc.assert(
      fc.property(anyModel, anyUse, (model, use) => {
        const working = runningCost(model, { ...use, speed: 'working' }, life);
        const full = runningCost(model, { ...use, speed: 'full' }, life);
        expect(working.electricityPence).toBeLessThanOrEqual(full.electricityPence);
      }),
    );
  });

  it('grows in step with the price and with the hours', () => {
    fc.assert(
      fc.property(anyModel, anyUse, (model, use) => {
        const once = runningCost(model, use, life).electricityPence;
        const dearer = runningCost(model, { ...use, pencePerKilowattHour: use.pencePerKilowattHour * 2 }, life);
        const longer = runningCost(model, { ...use, hoursPerYear: use.hoursPerYear * 2 }, life);
        expect(dearer.electricityPence).toBeCloseTo(once * 2, 6);
        expect(longer.electricityPence).toBeCloseTo(once * 2, 6);
      }),
    );
  });

  it('asks for a filter every 6 to 12 months, whatever the hours', () => {
    fc.assert(
      fc.property(anyModel, anyUse, (model, use) => {
        const { filterMonths, filtersPerYear, electricityPence } = runningCost(model, use, life);
        expect(filterMonths).toBeGreaterThanOrEqual(6);
        expect(filterMonths).toBeLessThanOrEqual(12);
        expect(filtersPerYear).toBeCloseTo(12 / filterMonths, 9);
        expect(electricityPence).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
