import { expect, it } from 'vitest';
import { medianRun } from './median-run';
import type { PageRun } from './page-run';
import { pageTables } from './page-tables';

function run(lcpMs: number, performance: number, kib: number): PageRun {
  return {
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
    fcpMs: 900,
    lcpMs,
    tbtMs: 0,
    cls: 0,
    speedIndexMs: 1000,
    requests: 12,
    bytes: { document: 0, script: kib * 1024, stylesheet: 0, font: 0, image: 0, other: 0, total: kib * 1024 },
    faults: [],
    chromium: '150',
  };
}

const page = { name: 'home', path: '/' };

it('takes the median of each figure by itself', () => {
  const middle = medianRun([run(1500, 99, 90), run(1300, 100, 91), run(1400, 98, 95)]);
  expect(middle).toMatchObject({ lcpMs: 1400, scores: { performance: 99 }, bytes: { script: 91 * 1024 } });
});

it('puts a page above its floor, with how far its LCP is over it, and its bytes in a table of their own', () => {
  const table = pageTables([{ page, own: run(1470, 100, 90), floor: run(1400, 100, 0) }]);
  const [own, floor] = table.split('\n').filter((line) => line.startsWith('| home'));
  expect(own).toBe('| home `/` | 100 | 100 | 100 | 100 | 900 | 1470 | 1.05 | 0 | 0.000 | 1000 |');
  expect(floor).toBe('| home, without scripts | 100 | 100 | 100 | 100 | 900 | 1400 |  | 0 | 0.000 | 1000 |');
  expect(table).toContain('| home `/` | 12 | 0.0 | 90.0 | 0.0 | 0.0 | 0.0 | 0.0 | 90.0 |');
});
