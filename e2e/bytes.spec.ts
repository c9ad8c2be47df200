import { expect, test } from './visitor';

/** Most bytes of pictures that a phone of middling density loads for what it shows first: 40 KiB. */
const budgetBytes = 40 * 1024;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test('the pictures a phone shows first on the home page stay within 40 KiB, and the rest of the cycle waits', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'about phones');
  const bytes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.headers()['content-type']?.startsWith('image/'))
      bytes.set(response.url(), (await response.body()).length);
  });
  await page.goto('/');
  const shown = await page.evaluate(() =>
    [...document.images].filter(({ loading }) => loading === 'eager').map(({ currentSrc }) => currentSrc),
  );
  expect(shown, 'the sky and one machine').toHaveLength(2);
  await expect.poll(() => shown.every((address) => bytes.has(address))).toBe(true);
  const total = shown.reduce((sum, address) => sum + (bytes.get(address) ?? 0), 0);
  expect(total).toBeLessThanOrEqual(budgetBytes);
});
