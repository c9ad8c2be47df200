import type { BenchPage } from './bench-pages';
import { type Column, markdownTable } from './markdown';
import type { PageRun } from './page-run';

/** A page and its floor, the medians of runs that alternated, so that both met the same noise. */
export type MeasuredPage = { page: BenchPage; own: PageRun; floor: PageRun };

type Row = { name: string; run: PageRun; lcpOverFloor?: number };

const whole = (value: number) => String(Math.round(value));
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

const columns: Column<Row>[] = [
  { head: 'page', cell: ({ name }) => name },
  { head: 'performance', cell: ({ run }) => whole(run.scores.performance), isFigure: true },
  { head: 'accessibility', cell: ({ run }) => whole(run.scores.accessibility), isFigure: true },
  { head: 'best practices', cell: ({ run }) => whole(run.scores['best-practices']), isFigure: true },
  { head: 'SEO', cell: ({ run }) => whole(run.scores.seo), isFigure: true },
  { head: 'FCP ms', cell: ({ run }) => whole(run.fcpMs), isFigure: true },
  { head: 'LCP ms', cell: ({ run }) => whole(run.lcpMs), isFigure: true },
  { head: 'LCP to floor', cell: ({ lcpOverFloor }) => lcpOverFloor?.toFixed(2) ?? '', isFigure: true },
  { head: 'TBT ms', cell: ({ run }) => whole(run.tbtMs), isFigure: true },
  { head: 'CLS', cell: ({ run }) => run.cls.toFixed(3), isFigure: true },
  { head: 'Speed Index ms', cell: ({ run }) => whole(run.speedIndexMs), isFigure: true },
];

const byteColumns: Column<Row>[] = [
  { head: 'page', cell: ({ name }) => name },
  { head: 'requests', cell: ({ run }) => whole(run.requests), isFigure: true },
  { head: 'HTML KiB', cell: ({ run }) => kib(run.bytes.document), isFigure: true },
  { head: 'script', cell: ({ run }) => kib(run.bytes.script), isFigure: true },
  { head: 'CSS', cell: ({ run }) => kib(run.bytes.stylesheet), isFigure: true },
  { head: 'font', cell: ({ run }) => kib(run.bytes.font), isFigure: true },
  { head: 'pictures', cell: ({ run }) => kib(run.bytes.image), isFigure: true },
  { head: 'other', cell: ({ run }) => kib(run.bytes.other), isFigure: true },
  { head: 'total', cell: ({ run }) => kib(run.bytes.total), isFigure: true },
];

/** Scores and times of the pages, each with its floor under it; then their requests and bytes. */
export function pageTables(measured: readonly MeasuredPage[]): string {
  const rows = measured.flatMap(({ page, own, floor }): Row[] => [
    { name: `${page.name} \`${page.path}\``, run: own, lcpOverFloor: own.lcpMs / floor.lcpMs },
    { name: `${page.name}, without scripts`, run: floor },
  ]);
  const own = rows.filter(({ lcpOverFloor }) => lcpOverFloor !== undefined);
  return `${markdownTable(columns, rows)}\n\n${markdownTable(byteColumns, own)}`;
}
