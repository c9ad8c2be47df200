import type { Locator, Page } from '@playwright/test';
import { drawing, firstDrawing } from '../support/webgl';
import { pressTabUntil } from '../accessibility/press-tab';
import { expect, open, test } from '../support/fixtures';

test.use(drawing);

async function pressUntilFocused(page: Page, key: string, stop: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press(key);
    if (await stop.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`20 presses of ${key} do not lead there`);
}

test('a machine is turned by arrows, and the pictures come back with the focus', { tag: '@long' }, async ({ page }) => {
  await open(page, '/product-details/generation-x');
  await pressTabUntil(page, /^Turn it round/);
  await page.keyboard.press('Enter');
  const machine = page.getByRole('application', { name: 'Generation X, to turn' });
  await expect(machine).toBeVisible(firstDrawing);
  // The button keeps the focus; the model's buttons come between.
  await pressUntilFocused(page, 'Shift+Tab', machine);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('#announcer')).toHaveText(/^From the right/);
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Back to the pictures' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Turn it round' })).toBeFocused();
});
