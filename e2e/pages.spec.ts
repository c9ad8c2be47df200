import { expectNoViolation } from './accessibility/audit';
import { targetsTooSmall } from './accessibility/measure-targets';
import { violationsOfSecondEngine } from './accessibility/second-engine';
import { pageAddresses, redirectAddresses } from './addresses';
import { expect, open, overflowPx, test } from './visitor';

for (const address of pageAddresses) {
  test(`${address} opens by its address: one h1, no sideways scroll, nothing small to press, nothing for axe to say`, async ({
    page,
    isMobile,
  }) => {
    const response = await open(page, address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| MARS$/);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical], meta[name=robots]')).toHaveCount(1);
    expect(await overflowPx(page)).toBe(0);
    const broken = await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      const loaded = (image: HTMLImageElement) =>
        new Promise((done) => ['load', 'error'].forEach((sign) => image.addEventListener(sign, done)));
      // Not decoded, which nobody sees here and takes seconds: the size of a picture tells that it came.
      await Promise.all([...document.images].filter(({ complete }) => !complete).map(loaded));
      return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    expect(broken, 'broken pictures').toEqual([]);
    // Until the carousel runs its row scrolls, which axe wants to have focused: whoever tabs there starts it (decision 22).
    await expect(page.locator('.swiper:not(.swiper-initialized)')).toHaveCount(0);
    await expectNoViolation(page, address);
    // At rest: what comes in with a movement is to be pressed, too.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await targetsTooSmall(page), 'targets').toEqual([]);
    // The same HTML in either window: seen once.
    if (!isMobile) expect.soft(await violationsOfSecondEngine(page), 'second engine').toEqual([]);
  });
}

test('every page has its own title, the home page excepted, which has two addresses', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const address of pageAddresses.filter((path) => path !== '/home')) {
    const title = /<title>(.*?)<\/title>/.exec(await (await request.get(address)).text())?.[1] ?? '';
    expect(title, address).not.toBe('');
    expect(titles.get(title), `the title "${title}" of ${address}`).toBeUndefined();
    titles.set(title, address);
  }
});

for (const [from, to] of redirectAddresses) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('the same address with a closing slash leads to the one without', async ({ page }) => {
  await page.goto('/shop/');
  expect(new URL(page.url()).pathname).toBe('/shop');
});

test('nothing changes when the page comes alive: no error, no shift of the layout', async ({ page }) => {
  for (const address of ['/', '/shop', '/product-details/generation-x', '/contact']) {
    await open(page, address);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(total), 1500);
        }),
    );
    expect(shift, `layout shift on ${address}`).toBeLessThan(0.01);
  }
});
