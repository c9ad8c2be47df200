import { describe, expect, it } from 'vitest';
import { firstPaintRatio, pressTable, visitTable } from './applied-tables';
import type { Visit } from './first-paint';

function visit(firstPaintMs: number, count = 10, scriptBytes = 0): Visit {
  return {
    firstPaintMs,
    largestPaintMs: firstPaintMs + 100,
    requests: { count, bytes: scriptBytes + 20_000, scriptBytes },
  };
}

const home = { name: 'home', path: '/' };

describe('the table of visits', () => {
  it('compares the medians of a page and of its floor, not single visits', () => {
    expect(
      firstPaintRatio({ own: [visit(900), visit(5000), visit(840)], floor: [visit(800), visit(810), visit(790)] }),
    ).toBe(1.125);
  });

  it('tells paints, requests, thousands of bytes and the slow line of a page in one row', () => {
    const own = [visit(840, 19, 84_000), visit(860, 19, 84_000), visit(850, 20, 84_000)];
    const rows = visitTable([{ page: home, own, floor: [visit(800)], slowLineMs: [2400, 2600, 2500] }]).split('\n');
    expect(rows.at(-1)).toBe('| home `/` | 850 | 800 | 1.06 | 950 | 900 | 19 | 104.0 | 84.0 | 2500 |');
  });

  it('leaves blank what was not measured', () => {
    const rows = visitTable([{ page: { name: 'peer', path: '' }, own: [visit(790)], floor: [], slowLineMs: [] }]).split(
      '\n',
    );
    expect(rows.at(-1)).toBe('| peer | 790 |  |  | 890 |  | 10 | 20.0 | 0.0 |  |');
  });
});

describe('the table of first presses', () => {
  it('gives the median and the worst of each moment', () => {
    const rows = pressTable([{ name: 'menu', timesMs: { 0: [900, 1100, 1000], 1: [200, 100, 300], 3: [50, 60, 70] } }]);
    expect(rows.split('\n').at(-1)).toBe('| menu | 1000 | 1100 | 200 | 300 | 60 | 70 |');
  });

  it('says never where most presses have no answer, and names the worst where some have none', () => {
    const lost = { 0: [Infinity, Infinity, 900], 1: [100, Infinity, 120], 3: [50] };
    expect(
      pressTable([{ name: 'menu', timesMs: lost }])
        .split('\n')
        .at(-1),
    ).toBe('| menu | never | never | 120 | never | 50 | 50 |');
  });
});
