import { chromium } from './browsers';
import { expect, open, test } from './visitor';

test.use({ launchOptions: chromium });

/** Holds every script back that is asked for after the page stands, until it is let go. */
test('a click on a part whose code has not come is answered once it has', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.locator('[data-late]')).toHaveCount(1);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/HomeLower-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const second = page.getByRole('region', { name: 'Asked before you buy' }).locator('.accordion-button').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  letGo();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-late]')).toHaveCount(0);
});

test('nothing below the hero is fetched before a visitor stirs, and everything after', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(scripts.filter((address) => address.includes('HomeLower'))).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scripts.some((address) => address.includes('HomeLower'))).toBe(true);
  await expect(page.locator('[data-late]')).toHaveCount(0);
});

test('a visitor who comes from another page finds the home page whole', async ({ page }) => {
  await open(page, '/shop');
  await page.locator('header').first().getByRole('link', { name: 'MARS, home' }).click();
  await expect(page.locator('h1')).toContainText('Air Purification System');
  await expect(page.getByRole('heading', { name: 'Work out your air changes' })).toBeAttached();
  await expect(page.locator('[data-late]')).toHaveCount(0);
});
