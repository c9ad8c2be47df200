import { test as base, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';

/** Reports of refused requests. */
const networkNote = /Failed to load resource/;

/** Software renderer. */
const rendererNote = /GL Driver Message \(OpenGL, Performance/;

/** Chromium requests the icons by itself, in new headless mode at each change of the address, and offline too. */
function isOfUnreachableIcon(message: ConsoleMessage): boolean {
  const isIcon = /\/(favicon\.(ico|svg)|apple-touch-icon\.png)$/.test(message.location().url);
  return isIcon && /^Failed to load resource: net::/.test(message.text());
}

/** Notes warnings and errors of the console and the page, but for icons that cannot be reached. */
export function listenToErrors(page: Page, note: (words: string) => void): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!rendererNote.test(message.text()) && !isOfUnreachableIcon(message)) note(message.text());
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

/** Loads lazy pictures now, which scrolling would load later. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
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
