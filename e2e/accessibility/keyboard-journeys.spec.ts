import type { Page } from '@playwright/test';
import { expectFocusKept, pressTabUntil } from './press-tab';
import { expect, open, test } from '../support/fixtures';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('from the home page through the shop to a sent price request', async ({ page }) => {
  await open(page, '/');
  await pressTabUntil(page, /^Shop/);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Shop')).toBeFocused();
  await pressTabUntil(page, /^Air Purifiers/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?group=air$/);
  await pressTabUntil(page, /^Generation S/);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Generation S')).toBeFocused();
  await pressTabUntil(page, /^Price On Request/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Get a written quote' })).toBeVisible();
  await expectFocusKept(page, 16);
  await pressTabUntil(page, /^One more/);
  await page.keyboard.press('Space');
  for (const [label, text] of [
    [/^Name/, `Ada Keys ${Date.now()}`],
    [/^Phone/, '0115 496 0127'],
    [/^E-mail/, 'ada@practice.example'],
  ] as const) {
    await pressTabUntil(page, label);
    await page.keyboard.type(text);
  }
  await pressTabUntil(page, /^Send request/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Price On Request' }).first()).toBeFocused();
});

test('a room is planned and kept, and its machine moved', { tag: '@long' }, async ({ page }) => {
  await open(page, '/room-planner');
  for (const [label, metres] of [
    [/^Length/, '4.5'],
    [/^Width/, '3.5'],
    [/^Height/, '2.6'],
  ] as const) {
    await pressTabUntil(page, label);
    await page.keyboard.type(metres);
  }
  await pressTabUntil(page, /^Calculate/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^You need one Generation/ })).toBeVisible();
  await pressTabUntil(page, /^Add to my plan/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await pressTabUntil(page, /^Generation \w 1:/);
  const machine = page.getByRole('application', { name: /^Generation \w 1:/ });
  const place = await machine.getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(machine).not.toHaveAttribute('aria-label', place ?? '');
});

test('two machines are chosen and compared', { tag: '@long' }, async ({ page }) => {
  await open(page, '/shop');
  for (const model of ['X', 'Y']) {
    await pressTabUntil(page, new RegExp(`^Compare Generation ${model}`));
    await page.keyboard.press('Space');
  }
  await pressTabUntil(page, /^Compare 2/);
  await page.keyboard.press('Enter');
  await expect(title(page, /^Two machines/)).toBeFocused();
  await pressTabUntil(page, /^Length/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#room=9x4x2\.4&/);
});

test('the search dialog opens, traps the focus, returns it, and leads to a result', async ({ page }) => {
  await open(page, '/about');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await pressTabUntil(page, /^Search/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('photocatalist');
  await expect(dialog.getByRole('link', { name: /^Answer Photocatalyst/ })).toBeVisible();
  await expectFocusKept(page, 14);
  await pressTabUntil(page, /^Answer\s*Photocatalyst/, 20);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/evidence#photocatalyst$/);
  // In a fold that the hash opens.
  await expect(page.locator('#photocatalyst')).toBeInViewport();
});
