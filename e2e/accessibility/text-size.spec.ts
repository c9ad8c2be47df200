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
