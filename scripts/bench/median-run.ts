import { categories, type PageRun, resourceKinds } from './page-run';
import { median } from './statistics';

/** The median of each figure over some runs. The faults are those of the last run. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const last = runs.at(-1);
  if (!last) throw new Error('There is no median of no runs');
  const middle = (pick: (run: PageRun) => number) => median(runs.map(pick));
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, middle(({ scores }) => scores[category])]),
    ) as PageRun['scores'],
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    speedIndexMs: middle(({ speedIndexMs }) => speedIndexMs),
    requests: middle(({ requests }) => requests),
    bytes: Object.fromEntries(
      [...resourceKinds, 'total' as const].map((kind) => [kind, middle(({ bytes }) => bytes[kind])]),
    ) as PageRun['bytes'],
    faults: last.faults,
    chromium: last.chromium,
  };
}
