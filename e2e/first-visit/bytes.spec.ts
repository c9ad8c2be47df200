import type { Response } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Goal of 40 KiB plus a tenth. */
const mostBytes = 44 * 1024;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const title = 'the pictures a phone shows first on the home page stay within 44 KiB, the rest of the cycle waits';

test(title, { tag: '@phone' }, async ({ page }) => {
  const pictures = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('image/')) pictures.set(response.url(), response);
  });
  // The application fetches more pictures.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/');
  const visibleFiles = await page.evaluate(() =>
    [...document.images].filter(({ loading }) => loading === 'eager').map(({ currentSrc }) => currentSrc),
  );
  expect(visibleFiles, 'the sky and one machine').toHaveLength(2);
  await expect.poll(() => visibleFiles.every((address) => pictures.has(address))).toBe(true);
  let total = 0;
  for (const address of visibleFiles) total += (await pictures.get(address)?.body())?.length ?? Infinity;
  expect(total).toBeLessThanOrEqual(mostBytes);
});
