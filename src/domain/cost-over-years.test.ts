import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOverYears, filtersToBuy, yearlyHours, type CostUse } from './cost-over-years';

const life = { months: [6, 12], hours: 4380 } as const;
const prices = {
  filterSetPence: { 'GEN S': 3900, 'GEN X': 6900, 'GEN Y': 7900, 'GEN Z': 12_900 },
  servicingPence: 9600,
  deliveryPence: 2500,
  disposalPence: 1000,
};
const threeX = { model: 'GEN X', machines: 3, speed: 3, pricePence: 148_500 } as const;
const schoolUse: CostUse = { hoursPerYear: yearlyHours.school, pencePerKilowattHour: 27, isServiced: false };

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
    ['gym', 5, 15],
    ['always', 1, 3],
    ['always', 3, 15],
    ['always', 5, 27],
  ] as const)('of three Generation X, hours of "%s", %d years, has %d filter sets', (use, years, filterSets) => {
    const cost = costOverYears(threeX, { ...schoolUse, hoursPerYear: yearlyHours[use] }, life, prices, years);
    expect(cost.filterSets).toBe(filterSets);
    expect(cost.maintenancePence).toBe(filterSets * 6900);
  });

  it('of a classroom over five years is £2,594: 1,485 + 5 × 25 + 828 + 126 + 30', () => {
    // 3 machines × 20 W × 1,560 h × 5 × 27 p = £126.36
    expect(costOverYears(threeX, schoolUse, life, prices, 5)).toMatchObject({
      pricePence: 148_500,
      deliveryPence: 12_500,
      filterOrders: 4,
      maintenancePence: 82_800,
      runningPence: 12_600,
      disposalPence: 3000,
      sumPence: 259_400,
      kilowattHours: 468,
    });
  });

  it('adds servicing for each machine and year if it is chosen', () => {
    const [without, serviced] = [false, true].map((isServiced) =>
      costOverYears(threeX, { ...schoolUse, isServiced }, life, prices, 5),
    );
    expect((serviced?.sumPence ?? 0) - (without?.sumPence ?? 0)).toBe(9600 * 3 * 5);
  });

  it('leaves the machines out of the sum where their price is on request', () => {
    const priced = costOverYears(threeX, schoolUse, life, prices, 3);
    const onRequest = costOverYears({ ...threeX, pricePence: undefined }, schoolUse, life, prices, 3);
    expect(onRequest.pricePence).toBeUndefined();
    expect(onRequest.sumPence).toBe(priced.sumPence - 148_500);
  });
});

it('a year has the hours of use that its comment counts', () =>
  expect(yearlyHours).toEqual({
    school: 8 * 195,
    restaurant: 6 * 312,
    functionRoom: 6 * 52,
    office: 8 * 260,
    home: 8 * 365,
    gym: 14 * 365,
    always: 24 * 365,
  }));
