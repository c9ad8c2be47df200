import type { Locator } from '@playwright/test';
import { drawing, drawnWindow, firstDrawing } from './drawing-visitor';
import { tabTo } from './keyboard-visitor';
import { expect, open, test } from './visitor';

test.use({ ...drawing, viewport: async ({ isMobile }, use) => use(drawnWindow(isMobile)) });

test('a machine is turned by arrows, and the pictures come back with the focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same stops, and a telephone has no Tab');
  // Each stop is photographed, beside a renderer in software.
  test.slow();
  await open(page, '/product-details/generation-x');
  await tabTo(page, /^Turn it round/);
  await page.keyboard.press('Enter');
  const keysTo = (key: string, stop: Locator) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused({ timeout: 500 });
    }).toPass({ ...firstDrawing, intervals: [0] });
  const machine = page.getByRole('application', { name: 'Generation X, to turn' });
  await expect(machine).toBeVisible(firstDrawing);
  // The button keeps the focus; the model stands before it, its own buttons between.
  await keysTo('Shift+Tab', machine);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('#announcer')).toHaveText(/^From the right/);
  await keysTo('Tab', page.getByRole('button', { name: 'Back to the pictures' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Turn it round' })).toBeFocused();
});
