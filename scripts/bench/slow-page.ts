import type { Browser, CDPSession, Page } from '@playwright/test';

type Line = { latencyMs: number; bytesPerSecond: number };

/** Lighthouse's line for a telephone. */
const telephoneLine: Line = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

/** A line on which code arrives seconds after the page. */
export const slowLine: Line = { latencyMs: 400, bytesPerSecond: 400_000 / 8 };

const processorSlowdown = 4;

/** Phone window, empty cache, slow processor, slow line. */
export async function onSlowPage<Result>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
  { latencyMs, bytesPerSecond } = telephoneLine,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await defineNameHelper(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/** Defines esbuild's `__name`, which evaluated functions call. */
export function defineNameHelper(page: Page): Promise<unknown> {
  return page.addInitScript('globalThis.__name ??= (named) => named');
}
