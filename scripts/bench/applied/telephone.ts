import type { Browser, CDPSession, Page } from '@playwright/test';

/** A line as the browser's own throttling applies it: waiting time of each request, and bytes a second. */
export type Line = { latencyMs: number; bytesPerSecond: number };

/** The line that Lighthouse simulates for a telephone: 1.6 Mbit/s with 150 ms. */
export const telephoneLine: Line = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

/** A line at the edge of the net: 400 kbit/s with 400 ms. */
export const slowLine: Line = { latencyMs: 400, bytesPerSecond: 400_000 / 8 };

/** How much slower a telephone's processor is taken to be. */
const slowdown = 4;

export type Telephone = { page: Page; session: CDPSession; hangUp: () => Promise<void> };

/** An empty page of a telephone that was nowhere yet: nothing at hand, processor and line slowed down by the browser itself. */
export async function telephone(browser: Browser, line: Line = telephoneLine): Promise<Telephone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // The TypeScript runner names functions by a helper that it leaves outside the page.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, hangUp: () => context.close() };
}
