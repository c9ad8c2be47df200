import type { Browser, CDPSession, Page } from '@playwright/test';
import { type MeasuredPress, measurePresses, pressTable } from './presses';
import { onSlowPage, slowLine } from './slow-page';
import { type BenchPage, type Column, figure, markdownTable, median, whole } from './tables';

/** Quiet time after which a page counts as idle. */
const silenceMs = 1500;

type Requests = { count: number; bytes: number; scriptBytes: number };

/** One visit without an interaction. */
type Visit = { firstPaintMs: number; largestPaintMs: number; requests: Requests };

type VisitedPage = { page: BenchPage; own: Visit[]; floor: Visit[]; slowLineMs: number[] };

type Origins = { own: string; floor: string };

type WatchedWindow = Window & { largestPaintMs?: number };

/** Counts requests and transferred bytes from now on. */
function countRequests(session: CDPSession): { requests: Requests; lastAt: () => number } {
  const requests: Requests = { count: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  const pending = new Set<string>();
  let lastMs = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    requests.count += 1;
    pending.add(requestId);
    lastMs = Date.now();
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
  });
  const finished = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    pending.delete(requestId);
    lastMs = Date.now();
    requests.bytes += encodedDataLength;
    if (scripts.has(requestId)) requests.scriptBytes += encodedDataLength;
  };
  session.on('Network.loadingFinished', finished);
  session.on('Network.loadingFailed', finished);
  return { requests, lastAt: () => (pending.size > 0 ? Date.now() : lastMs) };
}

/** Chromium reports the largest paint only to observers. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    (window as WatchedWindow).largestPaintMs = list.getEntries().at(-1)?.startTime ?? NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function firstPaintMsOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

function visit(browser: Browser, url: string): Promise<Visit> {
  return onSlowPage(browser, async (page, session) => {
    await page.addInitScript(watchLargestPaint);
    const { requests, lastAt } = countRequests(session);
    const firstPaintMs = await firstPaintMsOf(page, url);
    await page.waitForLoadState('load');
    while (Date.now() - lastAt() < silenceMs) await page.waitForTimeout(50);
    const largestPaintMs = await page.evaluate(() => (window as WatchedWindow).largestPaintMs ?? NaN);
    return { firstPaintMs, largestPaintMs, requests };
  });
}

async function measureVisits(
  browser: Browser,
  pages: readonly BenchPage[],
  runs: number,
  origins: Origins,
): Promise<VisitedPage[]> {
  const visited: VisitedPage[] = [];
  for (const page of pages) {
    const measured: VisitedPage = { page, own: [], floor: [], slowLineMs: [] };
    const url = origins.own + page.path;
    for (let run = 1; run <= runs; run += 1) {
      measured.own.push(await visit(browser, url));
      measured.floor.push(await visit(browser, origins.floor + page.path));
      measured.slowLineMs.push(await onSlowPage(browser, (slow) => firstPaintMsOf(slow, url), slowLine));
    }
    visited.push(measured);
    console.log(
      `${page.name}: first paints ${measured.own.map(({ firstPaintMs }) => whole(firstPaintMs)).join(', ')} ms`,
    );
  }
  return visited;
}

const middle = (visits: readonly Visit[], pick: (visit: Visit) => number) => median(visits.map(pick));
const firstPaint = ({ firstPaintMs }: Visit) => firstPaintMs;
const largestPaint = ({ largestPaintMs }: Visit) => largestPaintMs;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const visitColumns: Column<VisitedPage>[] = [
  { head: 'page', cell: ({ page }) => `${page.name} \`${page.path}\`` },
  figure('first paint ms', ({ own }) => whole(middle(own, firstPaint))),
  figure('floor ms', ({ floor }) => whole(middle(floor, firstPaint))),
  figure('to floor', ({ own, floor }) => (middle(own, firstPaint) / middle(floor, firstPaint)).toFixed(2)),
  figure('largest paint ms', ({ own }) => whole(middle(own, largestPaint))),
  figure('floor ms', ({ floor }) => whole(middle(floor, largestPaint))),
  figure('requests', ({ own }) => whole(middle(own, ({ requests }) => requests.count))),
  figure('KB', ({ own }) => kilobytes(middle(own, ({ requests }) => requests.bytes))),
  figure('script KB', ({ own }) => kilobytes(middle(own, ({ requests }) => requests.scriptBytes))),
  figure('first paint, slow line ms', ({ slowLineMs }) => whole(median(slowLineMs))),
];

function visitTable(visited: readonly VisitedPage[]): string {
  return markdownTable(visitColumns, visited);
}

/** Measures visits and presses of a built site; gives two Markdown tables. */
export async function measureApplied(
  browser: Browser,
  pages: readonly BenchPage[],
  runs: number,
  origins: Origins,
): Promise<string> {
  const visited = await measureVisits(browser, pages, runs, origins);
  const measured: MeasuredPress[] = await measurePresses(browser, origins.own, runs);
  return [visitTable(visited), pressTable(measured)].join('\n\n');
}
