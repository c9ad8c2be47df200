import type { BenchPage } from '../bench-pages';
import { type Column, markdownTable } from '../markdown';
import { median } from '../statistics';
import type { Visit } from './first-paint';
import { type PressedAfterS, pressedAfterS } from './presses';

/** Visits of a page and of its floor, which took turns, and first paints on a slow line. */
export type VisitedPage = {
  page: BenchPage;
  own: readonly Visit[];
  floor: readonly Visit[];
  slowLineMs: readonly number[];
};

/** What was pressed, and the times to its answer by when it was pressed. */
export type MeasuredPress = { name: string; timesMs: Record<PressedAfterS, readonly number[]> };

const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)));
const middle = (visits: readonly Visit[], pick: (visit: Visit) => number) => median(visits.map(pick));

/** Bytes in thousands, as the goals are given. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** How many times as late as its floor a page paints. */
export function firstPaintRatio({ own, floor }: Pick<VisitedPage, 'own' | 'floor'>): number {
  return middle(own, ({ firstPaintMs }) => firstPaintMs) / middle(floor, ({ firstPaintMs }) => firstPaintMs);
}

const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '');

const visitColumns: Column<VisitedPage>[] = [
  { head: 'page', cell: ({ page }) => (page.path ? `${page.name} \`${page.path}\`` : page.name) },
  { head: 'first paint ms', cell: ({ own }) => whole(middle(own, ({ firstPaintMs }) => firstPaintMs)), isFigure: true },
  { head: 'floor ms', cell: ({ floor }) => whole(middle(floor, ({ firstPaintMs }) => firstPaintMs)), isFigure: true },
  { head: 'to floor', cell: (visited) => ratio(firstPaintRatio(visited)), isFigure: true },
  {
    head: 'largest paint ms',
    cell: ({ own }) => whole(middle(own, ({ largestPaintMs }) => largestPaintMs)),
    isFigure: true,
  },
  {
    head: 'floor ms',
    cell: ({ floor }) => whole(middle(floor, ({ largestPaintMs }) => largestPaintMs)),
    isFigure: true,
  },
  { head: 'requests', cell: ({ own }) => whole(middle(own, ({ requests }) => requests.count)), isFigure: true },
  { head: 'KB', cell: ({ own }) => kilobytes(middle(own, ({ requests }) => requests.bytes)), isFigure: true },
  {
    head: 'script KB',
    cell: ({ own }) => kilobytes(middle(own, ({ requests }) => requests.scriptBytes)),
    isFigure: true,
  },
  { head: 'first paint, slow line ms', cell: ({ slowLineMs }) => whole(median(slowLineMs)), isFigure: true },
];

const answer = (timeMs: number) => (timeMs === Infinity ? 'never' : whole(timeMs));

const pressColumns: Column<MeasuredPress>[] = [
  { head: 'first press', cell: ({ name }) => name },
  ...pressedAfterS.flatMap((afterS): Column<MeasuredPress>[] => [
    {
      head: afterS === 0 ? 'at first paint, median ms' : `${afterS} s after, median ms`,
      cell: ({ timesMs }) => answer(median(timesMs[afterS])),
      isFigure: true,
    },
    { head: 'worst ms', cell: ({ timesMs }) => answer(Math.max(...timesMs[afterS])), isFigure: true },
  ]),
];

/** First and largest paints beside the floor's, requests and bytes until idle. */
export function visitTable(visited: readonly VisitedPage[]): string {
  return markdownTable(visitColumns, visited);
}

/** From the first press on a page to its visible answer. */
export function pressTable(measured: readonly MeasuredPress[]): string {
  return markdownTable(pressColumns, measured);
}
