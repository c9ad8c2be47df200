import type { Page } from '@playwright/test';
import { addressesOfEachKind } from './addresses';
import { expect, open, test } from './visitor';

/** A quick hand on the wheel: 100 px every 60 ms, and a stop at every screen to look. */
const [stepPx, stepMs, lookMs] = [100, 60, 150];

/** What stands on the screen and has not arrived. Runs in the page. */
function missingOnScreen(): string[] {
  return [...document.images]
    .filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const isOnScreen = right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
      return isOnScreen && image.checkVisibility() && !(image.complete && image.naturalWidth > 0);
    })
    .map((image) => `${Math.round(image.getBoundingClientRect().top)} px: ${image.alt || image.src}`);
}

async function scrollOneScreen(page: Page): Promise<boolean> {
  const screenPx = page.viewportSize()?.height ?? 0;
  for (let scrolledPx = 0; scrolledPx < screenPx; scrolledPx += stepPx) {
    await page.evaluate((px) => window.scrollBy({ top: px, behavior: 'instant' }), stepPx);
    await page.waitForTimeout(stepMs);
  }
  return page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
}

// As somebody finds it who scrolls at once: the pictures must be there before they are.
for (const address of addressesOfEachKind.filter((path) => path !== '/home')) {
  test(`every picture of ${address} is there before the visitor is`, async ({ page }) => {
    await open(page, address);
    let isAtEnd = false;
    while (!isAtEnd) {
      isAtEnd = await scrollOneScreen(page);
      await page.waitForTimeout(lookMs);
      expect(await page.evaluate(missingOnScreen), 'pictures on the screen that have not arrived').toEqual([]);
    }
  });
}

test.describe('to a visitor who saves data', () => {
  // The browser's own switch cannot be pressed from here: what it tells pages can.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pictures come small and when they are reached, and no page is loaded before it is asked for', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A long page: what is near its top the browser fetches before any script runs.
    await open(page, '/');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const [before] = asked.splice(0).filter((path) => path.endsWith('.js'));
    expect(before, 'the page is live').toBeDefined();
    let isAtEnd = false;
    while (!isAtEnd) isAtEnd = await scrollOneScreen(page);
    await page.waitForTimeout(2 * lookMs);
    expect(await page.evaluate(missingOnScreen)).toEqual([]);
    // The horizon has no small width.
    const widths = asked.flatMap((path) => /\/(?:gen|room)-.+-(\d+)\.avif$/.exec(path)?.[1] ?? []).map(Number);
    expect(widths.length, 'pictures further down').toBeGreaterThan(2);
    expect(Math.max(...widths)).toBeLessThanOrEqual(400);
    await page
      .getByRole('link', { name: /^Generation X/ })
      .first()
      .hover();
    await page.waitForTimeout(4 * lookMs);
    expect(asked.filter((path) => path.includes('/data/products/'))).toEqual([]);
  });
});
