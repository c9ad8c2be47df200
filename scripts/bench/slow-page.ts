import type { Browser, Page } from '@playwright/test';

/** Lighthouse's line for a telephone. */
const [latencyMs, bytesPerSecond] = [150, 1_600_000 / 8];

const processorSlowdown = 4;

/** Phone window, empty cache, slow processor, slow line. */
export async function onSlowPage<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
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
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Defines esbuild's `__name`, which evaluated functions call. */
export function defineNameHelper(page: Page): Promise<unknown> {
  return page.addInitScript('globalThis.__name ??= (named) => named');
}
