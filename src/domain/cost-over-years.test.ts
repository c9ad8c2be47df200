import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOverYears, filtersToBuy, yearlyHours } from './cost-over-years';
import { runningPowerW } from './running-cost';

const life = { months: [6, 12], hours: 4380 } as const;
const threeX = { model: 'GEN X', machines: 3, speed: 3, pricePence: 148_500 } as const;

describe('the filters to buy', () => {
  it.each([
    [1, 12, 0],
    [3, 12, 2],
    [5, 12, 4],
    [1, 6, 1],
    [3, 6, 5],
    [5, 6, 9],
    [3, 8, 4],
    [5, 7, 8],
  ])('within %d years at one every %d months are %d', (years, months, filters) => {
    expect(filtersToBuy(years, months)).toBe(filters);
  });

  it('are never fewer for more years or a shorter interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 6, max: 12 }), (years, months) => {
        expect(filtersToBuy(years + 1, months)).toBeGreaterThan(filtersToBuy(years, months));
        expect(filtersToBuy(years, months)).toBeGreaterThanOrEqual(filtersToBuy(years, months + 1));
      }),
    );
  });
});

describe('the cost over years', () => {
  it.each([
    ['school', 1, 0],
    ['school', 3, 6],
    ['office', 5, 12],
    ['always', 1, 3],
    ['always', 3, 15],
    ['always', 5, 27],
  ] as const)('of three Generation X, hours of "%s", %d years, has %d filters', (use, years, filters) => {
    const cost = costOverYears(threeX, { hoursPerYear: yearlyHours[use], pencePerKilowattHour: 27 }, life, years);
    const kilowattHours = (3 * runningPowerW('GEN X', 3) * yearlyHours[use] * years) / 1000;
    expect(cost.electricityPence).toBeCloseTo(kilowattHours * 27, 6);
    expect(cost.filters).toBe(filters);
    expect(cost.sumPence).toBeCloseTo(148_500 + kilowattHours * 27, 6);
  });

  it('has no sum where the machines have no price', () => {
    const use = { hoursPerYear: 2080, pencePerKilowattHour: 27 };
    expect(costOverYears({ ...threeX, pricePence: undefined }, use, life, 3).sumPence).toBeUndefined();
  });
});
