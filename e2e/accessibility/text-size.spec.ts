import { lightChromium } from '../support/browsers';
import { expect, open, overflowPx, test } from '../support/fixtures';

const textSizePx = 32;

test.use({
  launchOptions: { ...lightChromium, args: [...lightChromium.args, `--blink-settings=defaultFontSize=${textSizePx}`] },
});

test('the header holds text of 200 % in every window', async ({ page }) => {
  await open(page, '/');
  const rootPx = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(rootPx).toBe(textSizePx);
  const header = page.getByRole('banner');
  for (const widthPx of [320, 390, 768, 992, 1200, 1440]) {
    await page.setViewportSize({ width: widthPx, height: 844 });
    await expect.poll(() => overflowPx(page), { message: `in ${widthPx} px` }).toBe(0);
    const controls = header.locator('a, button').filter({ visible: true });
    expect(await controls.count()).toBeGreaterThan(2);
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(box?.x ?? -1, await control.innerText()).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), await control.innerText()).toBeLessThanOrEqual(widthPx);
    }
    await expect(header.getByRole('link', { name: /^0808/ })).toBeVisible();
  }
});

/** Runs in the page: text that ends beyond the window, outside rows that scroll sideways. */
function cutText(): string[] {
  const isInRow = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      element.matches('.swiper, .visually-hidden, svg') ||
      isInRow(element.parentElement));
  const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (words.nextNode()) {
    const text = words.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right, width } = range.getBoundingClientRect();
    if (width === 0 || right <= window.innerWidth + 1 || isInRow(text.parentElement)) continue;
    if (text.parentElement?.checkVisibility({ visibilityProperty: true })) cut.push(`${text.textContent} ${right}`);
  }
  return cut;
}

/** `test:long` opens the others. */
const quickAddresses = ['/', '/evidence'];

for (const path of [...quickAddresses, '/product-details/generation-z', '/product-details/mars-air-sense', '/buying']) {
  const tag = quickAddresses.includes(path) ? [] : '@long';
  test(`${path} on a phone cuts no text of 200 %`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    expect(await page.evaluate(cutText)).toEqual([]);
  });
}
