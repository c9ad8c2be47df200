import type { Browser } from '@playwright/test';
import { countRequests, type Requests, waitUntilIdle } from './requests-until-idle';
import { slowLine, telephone } from './telephone';

/** One visit without a sign of the visitor: times in ms after the address was asked for. */
export type Visit = { firstPaintMs: number; largestPaintMs: number; requests: Requests };

type WatchedWindow = Window & { largestPaintMs?: number };

/** In the page, before anything of it: the browser tells largest paints to those alone who listen. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    (window as WatchedWindow).largestPaintMs = list.getEntries().at(-1)?.startTime ?? NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** In the page: the first paint of content, waited for. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Opens a page as a telephone does that was never there, and leaves it alone until it is idle. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, session, hangUp } = await telephone(browser);
  try {
    await page.addInitScript(watchLargestPaint);
    const { requests, lastAt } = countRequests(session);
    await page.goto(url, { waitUntil: 'commit' });
    const firstPaintMs = await page.evaluate(firstPaint);
    await waitUntilIdle(page, lastAt);
    const largestPaintMs = await page.evaluate(() => (window as WatchedWindow).largestPaintMs ?? NaN);
    return { firstPaintMs, largestPaintMs, requests };
  } finally {
    await hangUp();
  }
}

/** The first paint of content on a slow line, in ms. */
export async function firstPaintOnSlowLine(browser: Browser, url: string): Promise<number> {
  const { page, hangUp } = await telephone(browser, slowLine);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(firstPaint);
  } finally {
    await hangUp();
  }
}
