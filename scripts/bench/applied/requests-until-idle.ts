import type { CDPSession, Page } from '@playwright/test';

/** What a page asked for until it was idle: requests, and bytes as they came over the line. */
export type Requests = { count: number; bytes: number; scriptBytes: number };

/** A page is idle once nothing was asked for and nothing came for so long, in ms. */
const silenceMs = 1500;

/** Counts what a page loads. Called before it is opened. */
export function countRequests(session: CDPSession): { requests: Requests; lastAt: () => number } {
  const requests: Requests = { count: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  const underWay = new Set<string>();
  let lastMs = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // A picture that stands in the page's own text is no request.
    if (!request.url.startsWith('http')) return;
    requests.count += 1;
    underWay.add(requestId);
    lastMs = Date.now();
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
  });
  const finished = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    underWay.delete(requestId);
    lastMs = Date.now();
    requests.bytes += encodedDataLength;
    if (scripts.has(requestId)) requests.scriptBytes += encodedDataLength;
  };
  session.on('Network.loadingFinished', finished);
  session.on('Network.loadingFailed', finished);
  return { requests, lastAt: () => (underWay.size > 0 ? Date.now() : lastMs) };
}

/** After the load event, until nothing was under way for a while: less than a page waits for a visitor who does not stir. */
export async function waitUntilIdle(page: Page, lastAt: () => number): Promise<void> {
  await page.waitForLoadState('load');
  while (Date.now() - lastAt() < silenceMs) await page.waitForTimeout(50);
}
