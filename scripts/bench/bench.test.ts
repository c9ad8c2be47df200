import { describe, expect, it } from 'vitest';
import { type Visit, visitTable } from './applied';
import { medianRun, type PageRun, pageTables } from './lighthouse';
import { pressTable } from './presses';
import { withoutScripts } from './serve-build';
import { markdownTable, median } from './tables';

const home = { name: 'home', path: '/' };

function run(lcpMs: number, performance: number, kib: number): PageRun {
  return {
    ...{ performance, accessibility: 100, 'best-practices': 100, seo: 100 },
    ...{ fcpMs: 900, lcpMs, tbtMs: 0, cls: 0, speedIndexMs: 1000, requests: 12 },
    ...{ document: 0, script: kib * 1024, stylesheet: 0, font: 0, image: 0, other: 0, total: kib * 1024 },
  };
}

function visit(firstPaintMs: number, count = 10, scriptBytes = 0): Visit {
  const requests = { count, bytes: scriptBytes + 20_000, scriptBytes };
  return { firstPaintMs, largestPaintMs: firstPaintMs + 100, requests };
}

const lastRow = (table: string) => table.split('\n').at(-1);

describe('a table', () => {
  it('aligns figures to the right and escapes bars', () => {
    const columns = [
      { head: 'page', cell: ({ name }: { name: string }) => name },
      { head: 'ms', cell: () => '1.0', isFigure: true },
    ];
    expect(markdownTable(columns, [{ name: 'a|b' }])).toBe('| page | ms |\n|---|---:|\n| a\\|b | 1.0 |');
  });

  it('has the median of odd, even and no numbers', () => {
    expect([median([5, 1, 3]), median([4, 1, 3, 2]), median([])]).toEqual([3, 2.5, NaN]);
  });

  it('has the median of each Lighthouse figure by itself', () => {
    const middle = medianRun([run(1500, 99, 90), run(1300, 100, 91), run(1400, 98, 95)]);
    expect(middle).toMatchObject({ lcpMs: 1400, performance: 99, script: 91 * 1024 });
  });

  it('of Lighthouse has a page above its floor, and bytes below', () => {
    const table = pageTables([{ page: home, own: run(1470, 100, 90), floor: run(1400, 100, 0) }]);
    const [own, floor] = table.split('\n').filter((line) => line.startsWith('| home'));
    expect(own).toBe('| home `/` | 100 | 100 | 100 | 100 | 900 | 1470 | 1.05 | 0 | 0.000 | 1000 |');
    expect(floor).toBe('| home, without scripts | 100 | 100 | 100 | 100 | 900 | 1400 |  | 0 | 0.000 | 1000 |');
    expect(lastRow(table)).toBe('| home `/` | 12 | 0.0 | 90.0 | 0.0 | 0.0 | 0.0 | 0.0 | 90.0 |');
  });

  it('of visits compares medians with the floor, and leaves blank what was not measured', () => {
    const own = [visit(840, 19, 84_000), visit(860, 19, 84_000), visit(850, 20, 84_000)];
    expect(lastRow(visitTable([{ page: home, own, floor: [visit(800)], slowLineMs: [2400, 2600, 2500] }]))).toBe(
      '| home `/` | 850 | 800 | 1.06 | 950 | 900 | 19 | 104.0 | 84.0 | 2500 |',
    );
    const peer = { name: 'peer', path: '' };
    expect(lastRow(visitTable([{ page: peer, own: [visit(790)], floor: [], slowLineMs: [] }]))).toBe(
      '| peer | 790 |  |  | 890 |  | 10 | 20.0 | 0.0 |  |',
    );
  });

  it('of presses has median and worst, and "never" without an answer', () => {
    const timesMs = { 0: [Infinity, Infinity, 900], 1: [100, Infinity, 120], 3: [50, 60, 70] };
    expect(lastRow(pressTable([{ name: 'menu', timesMs }]))).toBe('| menu | never | never | 120 | never | 60 | 70 |');
  });
});

it('the floor of a page has no scripts, no data and no links that only scripts need', () => {
  const html = `<head><title>A</title><link rel="stylesheet" crossorigin href="/a.css" />
<link rel="stylesheet" disabled href="/b.css" /><link rel="modulepreload" crossorigin href="/a.js" />
<script type="module" crossorigin src="/a.js"></script></head><body><p>Text</p>
<script type="application/json" id="data">{"a":"<b>"}</script></body>`;
  expect(withoutScripts(html).replace(/\s+/g, ' ')).toBe(
    '<head><title>A</title><link rel="stylesheet" crossorigin href="/a.css" /> </head><body><p>Text</p> </body>',
  );
});
