import { test as base, expect, type Page, type Response } from '@playwright/test';

/** Reports of refused requests. */
const networkNote = /Failed to load resource/;

/** Software renderer. */
const rendererNote = /GL Driver Message \(OpenGL, Performance/;

/** Notes warnings and errors of the console and the page. */
export function listenToErrors(page: Page, note: (words: string) => void): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!rendererNote.test(message.text())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
}

export type Watch = { errors: string[]; failedRequests: string[]; allowNetworkNotes: () => void };

/** Fails a test on console errors, page errors, failed requests and other hosts. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      let allowsNotes = false;
      const watch: Watch = { errors: [], failedRequests: [], allowNetworkNotes: () => (allowsNotes = true) };
      listenToErrors(page, (words) => {
        if (!allowsNotes || !networkNote.test(words)) watch.errors.push(words);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1')
          watch.failedRequests.push(`elsewhere: ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !allowsNotes)
          watch.failedRequests.push(`${response.status()} ${response.url()}`);
      });
      await use(watch);
      expect(watch.errors, 'console errors').toEqual([]);
      expect(watch.failedRequests, 'failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page is hydrated and laid out. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(
    () => !document.querySelector('[data-dehydrated]') && document.documentElement.dataset.laidOut === '',
  );
  return response;
}

/** Horizontal overflow of the page, in px. */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Pauses CSS animations until released. */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await session.detach();
  };
}
