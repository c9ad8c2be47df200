import { priceOf } from '../support/prices';
import { expect, open, test } from '../support/fixtures';

const bar = 'Price of Generation X';

test(
  'the price and its button stay at the foot of the screen between the page’s own two',
  { tag: ['@phone', '@smoke'] },
  async ({ page }) => {
    await open(page, '/product-details/generation-x');
    const group = page.getByRole('group', { name: bar });
    await expect(group).toBeHidden();
    await page.getByRole('tab', { name: 'Description' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }));
    await expect(group).toContainText(priceOf('generation-x'));
    await expect(group.getByRole('button', { name: 'Get a written quote' })).toBeInViewport();
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
    await expect(group).toBeHidden();
  },
);

test(
  'the order bar hides while the form is open, and the focus returns to its button',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/product-details/generation-x');
    await page.getByRole('tab', { name: 'Description' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }));
    const group = page.getByRole('group', { name: bar });
    const button = group.getByRole('button', { name: 'Get a written quote' });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Get a written quote' })).toBeVisible();
    await expect(group).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(button).toBeVisible();
    await expect(button).toBeFocused();
  },
);

test('the order bar never covers the focused element', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/product-details/generation-x');
  await page.getByRole('tab', { name: 'Description' }).focus();
  await expect(page.getByRole('group', { name: bar })).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const overlapPx = await page.evaluate((label) => {
      const focused = document.activeElement;
      const element = document.querySelector(`[role=group][aria-label="${label}"]`);
      if (!focused || !element || element.contains(focused)) return 0;
      return Math.max(0, focused.getBoundingClientRect().bottom - element.getBoundingClientRect().top);
    }, bar);
    expect(overlapPx, `after ${presses + 1} presses of Tab`).toBe(0);
  }
});
