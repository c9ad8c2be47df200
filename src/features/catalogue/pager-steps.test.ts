import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagerSteps } from './pager-steps';

describe('the steps of the pager', () => {
  it('are all pages where they are few', () => {
    expect(pagerSteps(1, 2)).toEqual([1, 2]);
    expect(pagerSteps(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('leave out the pages between the ends and the neighbours of the current one', () => {
    expect(pagerSteps(1, 278)).toEqual([1, 2, 'gap', 278]);
    expect(pagerSteps(100, 278)).toEqual([1, 'gap', 99, 100, 101, 'gap', 278]);
    expect(pagerSteps(278, 278)).toEqual([1, 'gap', 277, 278]);
  });

  it('name a single page rather than leave it out', () => {
    expect(pagerSteps(4, 10)).toEqual([1, 2, 3, 4, 5, 'gap', 10]);
  });

  it('are seven at most, each page once, in order, with the first, the current and the last', () => {
    const pages = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(pages, fc.double({ min: 0, max: 1, noNaN: true }), (last, part) => {
        const page = 1 + Math.floor(part * (last - 1));
        const steps = pagerSteps(page, last);
        const numbers = steps.filter((step) => step !== 'gap');
        expect(steps.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toEqual(expect.arrayContaining([1, page, last]));
      }),
    );
  });
});
