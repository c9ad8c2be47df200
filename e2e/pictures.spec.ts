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
