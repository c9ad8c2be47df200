import type { Result } from 'lighthouse';
import { type BenchPage, type Column, figure, kib, markdownTable, median, whole } from './tables';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndexMs: 'speed-index',
} as const;
const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other', 'total'] as const;

type PageRun = Record<(typeof categories)[number] | keyof typeof times | 'requests' | (typeof kinds)[number], number>;

/** A page and its floor: the same HTML without scripts. */
type MeasuredPage = { page: BenchPage; own: PageRun; floor: PageRun };

function runOf(result: Result): PageRun {
  const run: Partial<PageRun> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  for (const category of categories) run[category] = Math.round((result.categories[category]?.score ?? 0) * 100);
  for (const [name, audit] of Object.entries(times) as [keyof typeof times, string][]) {
    run[name] = result.audits[audit]?.numericValue;
    if (run[name] === undefined) throw new Error(`Lighthouse found no ${audit}: ${result.runtimeError?.message ?? ''}`);
  }
  const { items = [] } = result.audits['network-requests']?.details as {
    items?: { resourceType?: string; transferSize?: number; url: string }[];
  };
  const requests = items.filter(({ url }) => url.startsWith('http'));
  for (const { resourceType = 'other', transferSize = 0 } of requests) {
    const kind = kinds.find((each) => each === resourceType.toLowerCase()) ?? 'other';
    run[kind] = (run[kind] ?? 0) + transferSize;
    run.total = (run.total ?? 0) + transferSize;
  }
  return { ...run, requests: requests.length } as PageRun;
}

async function runLighthouse(url: string, chromePath: string): Promise<PageRun> {
  const [{ launch }, { default: lighthouse }] = await Promise.all([import('chrome-launcher'), import('lighthouse')]);
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
    return runOf(run.lhr);
  } finally {
    chrome.kill();
  }
}

/** The median of each figure by itself. */
function medianRun(runs: readonly PageRun[]): PageRun {
  const names = Object.keys(runs[0] ?? {}) as (keyof PageRun)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as PageRun;
}

type Row = { name: string; run: PageRun; lcpToFloor?: number };

const pageColumn: Column<Row> = { head: 'page', cell: ({ name }) => name };
const rounded = (head: string, name: keyof PageRun) => figure<Row>(head, ({ run }) => whole(run[name]));
const kibFigure = (head: string, name: keyof PageRun) => figure<Row>(head, ({ run }) => kib(run[name]));

const scoreColumns = [
  pageColumn,
  rounded('performance', 'performance'),
  rounded('accessibility', 'accessibility'),
  rounded('best practices', 'best-practices'),
  rounded('SEO', 'seo'),
  rounded('FCP ms', 'fcpMs'),
  rounded('LCP ms', 'lcpMs'),
  figure<Row>('LCP to floor', ({ lcpToFloor }) => lcpToFloor?.toFixed(2) ?? ''),
  rounded('TBT ms', 'tbtMs'),
  figure<Row>('CLS', ({ run }) => run.cls.toFixed(3)),
  rounded('Speed Index ms', 'speedIndexMs'),
];

const byteColumns = [
  pageColumn,
  rounded('requests', 'requests'),
  kibFigure('HTML KiB', 'document'),
  kibFigure('script', 'script'),
  kibFigure('CSS', 'stylesheet'),
  kibFigure('font', 'font'),
  kibFigure('pictures', 'image'),
  kibFigure('other', 'other'),
  kibFigure('total', 'total'),
];

function pageTables(measured: readonly MeasuredPage[]): string {
  const own = measured.map(({ page, own, floor }): Row => ({
    name: `${page.name} \`${page.path}\``,
    run: own,
    lcpToFloor: own.lcpMs / floor.lcpMs,
  }));
  const rows = measured.flatMap(({ page, floor }, index): Row[] => [
    ...own.slice(index, index + 1),
    { name: `${page.name}, without scripts`, run: floor },
  ]);
  return `${markdownTable(scoreColumns, rows)}\n\n${markdownTable(byteColumns, own)}`;
}

/** Page and floor in turns meet the same noise. */
export async function measurePages(
  pages: readonly BenchPage[],
  runs: number,
  origins: { own: string; floor: string },
  chromePath: string,
): Promise<string> {
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    const [own, floor]: [PageRun[], PageRun[]] = [[], []];
    for (let run = 1; run <= runs; run += 1) {
      own.push(await runLighthouse(origins.own + page.path, chromePath));
      floor.push(await runLighthouse(origins.floor + page.path, chromePath));
    }
    measured.push({ page, own: medianRun(own), floor: medianRun(floor) });
    console.log(`${page.name}: LCP ${own.map(({ lcpMs }) => whole(lcpMs)).join(', ')} ms`);
  }
  return pageTables(measured);
}
