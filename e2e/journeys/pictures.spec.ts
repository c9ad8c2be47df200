import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { pageAddresses } from '../support/addresses';
import { expect, open, test } from '../support/fixtures';

/** 1,000 px in lib/fetch-ahead less the scroll delay. */
const aheadPx = 900;

/** `test:long` asks every page. */
const addresses: string[] = [routes.home.path, '/product-details/generation-z'];

/** Runs in the page: visible pictures not loaded, and near ones not requested. */
function lateWithin(px: number): string[] {
  return [...document.images]
    .filter((image) => {
      if (!image.checkVisibility()) return false;
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const isBeside = right > 0 && left < window.innerWidth && bottom > 0;
      const hasArrived = image.complete && image.naturalWidth > 0;
      if (isBeside && top < window.innerHeight) return !hasArrived;
      return isBeside && top < window.innerHeight + px && !hasArrived && image.loading === 'lazy';
    })
    .map((image) => `${Math.round(image.getBoundingClientRect().top)} px: ${image.alt || image.src}`);
}

/** Returns true at the end. */
function scrollOneScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  });
}

for (const address of pageAddresses) {
  const tag = addresses.includes(address) ? [] : '@long';
  test(`every picture of ${address} is requested before it scrolls into view`, { tag }, async ({ page }) => {
    await open(page, address);
    let isAtEnd = false;
    while (!isAtEnd) {
      isAtEnd = await scrollOneScreen(page);
      await expect.poll(() => page.evaluate(lateWithin, aheadPx)).toEqual([]);
    }
  });
}

test.describe('to a visitor who saves data', () => {
  // Save-Data.
  test('pictures come small and when they are reached, and no page is loaded before it is asked for', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // Browsers fetch near pictures before scripts run.
    await open(page, '/');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const [before] = requested.splice(0).filter((path) => path.endsWith('.js'));
    expect(before, 'the page is live').toBeDefined();
    let isAtEnd = false;
    while (!isAtEnd) {
      isAtEnd = await scrollOneScreen(page);
      await expect.poll(() => page.evaluate(lateWithin, 0)).toEqual([]);
    }
    const widths = requested.flatMap((path) => /\/(?:gen|room|eye)-.+-(\d+)\.avif$/.exec(path)?.[1] ?? []).map(Number);
    expect(widths.length, 'pictures further down').toBeGreaterThan(2);
    expect(Math.max(...widths)).toBeLessThanOrEqual(640);
    await page
      .getByRole('link', { name: /^Generation X/ })
      .first()
      .hover();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(requested.filter((path) => path.includes('/data/products/'))).toEqual([]);
  });
});
