import { chromium } from '../support/browsers';
import { expect, open, test } from '../support/fixtures';

test.use({ launchOptions: chromium, contextOptions: { reducedMotion: 'no-preference' } });

test('before the code of a part has loaded, a question opens, and a press that needs the code is replayed later', async ({
  page,
}) => {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  await page.route(/HomePage-live-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.locator('main [data-dehydrated]')).toHaveCount(1);
  const questions = page.locator('#questions details');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
  const length = page.locator('#calculator [name=length]');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('main [data-dehydrated]')).toHaveCount(1);
  await expect(length).not.toHaveAttribute('aria-invalid', 'true');
  resume();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
});

test('the rest of the page is fetched once the page is idle, and evaluated at the first interaction', async ({
  page,
}) => {
  const requested: (string | undefined)[] = [];
  await page.route(/HomePage-live-.*\.js$/, async (route) => {
    const hasInteracted = await page.evaluate(() => document.documentElement.dataset.interacted);
    requested.push(hasInteracted);
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => requested).toEqual([undefined]);
  await expect(page.locator('link[rel=modulepreload][href*="HomePage-live"]')).toHaveAttribute('fetchpriority', 'low');
  await page.mouse.wheel(0, 200);
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  expect(requested, 'fetched once').toHaveLength(1);
});

test('with Save-Data nothing of the rest is fetched before a visitor interacts, and everything after', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(scripts.filter((address) => address.includes('HomePage-live'))).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scripts.some((address) => address.includes('HomePage-live'))).toBe(true);
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
});

test('a visitor who comes from another page finds the home page whole', async ({ page }) => {
  await open(page, '/shop');
  await page.locator('header').first().getByRole('link', { name: 'MARS, home' }).click();
  await expect(page.locator('h1')).toContainText('Air Purification System');
  await expect(page.getByRole('heading', { name: 'Work out your air changes' })).toBeAttached();
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
});
