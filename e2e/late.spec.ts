import type { Page } from '@playwright/test';
import { chromium } from './browsers';
import { expect, open, test } from './visitor';

test.use({ launchOptions: chromium });

test('a part whose code has not come: a question opens all the same, and a press that needs it is answered then', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/HomeLower-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.locator('[data-late]')).toHaveCount(1);
  const questions = page.locator('#questions details');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
  const length = page.locator('#calculator [name=length]');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('[data-late]')).toHaveCount(1);
  await expect(length).not.toHaveAttribute('aria-invalid', 'true');
  letGo();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
});

/** The addresses of the scripts that the page asks for, as it asks for them. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}

test('what is below the hero is fetched once the page is live, and runs at the first sign of a visitor', async ({
  page,
}) => {
  let isLive = false;
  await page.exposeFunction('noteLive', () => (isLive = true));
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.documentElement.dataset.hydrated) (window as unknown as { noteLive: () => void }).noteLive();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] }),
  );
  const asked = page.waitForRequest(/HomeLower-[^/]*\.js$/).then(() => isLive);
  await page.goto('/');
  expect(await asked, 'live before it is asked for').toBe(true);
  await expect(page.locator('[data-late]')).toHaveCount(1);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('[data-late]')).toHaveCount(0);
});

test('who saves data has it fetched at their first sign alone', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
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
