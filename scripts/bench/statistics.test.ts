import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median } from './statistics';

describe('the median', () => {
  it('is the middle number, or lies between the two middle ones', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });

  it('is no number where there is none', () => {
    expect(median([])).toBeNaN();
  });

  it('has as many numbers below it as above it, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(below).toBeLessThanOrEqual(values.length / 2);
        expect(above).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});
