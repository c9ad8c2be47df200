import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { chromium } from '../support/browsers';
import { pausedSite } from './paused-site';
import { expect, test } from '../support/fixtures';

test.use({ launchOptions: chromium, contextOptions: { reducedMotion: 'no-preference' } });

/** Holds the application until released. */
async function holdApplication(page: Page): Promise<() => void> {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => resume();
}

test('the application is asked for once the page is painted, and not before', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const { paintMs, requestedMs } = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requestedMs: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(requestedMs.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...requestedMs)).toBeGreaterThan(paintMs);
});

test('a visitor who interacts before the page is whole does not wait for it', async ({ page }) => {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  await page.route('**/*.avif', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 220);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  resume();
});

test('a page is not hydrated before all of its HTML has arrived', async ({ page }) => {
  const { address, resume, close } = await pausedSite(routes.about.path);
  const entry = page.waitForResponse(/\/assets\/index-[^/]*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.evaluate(() => Object.assign(window, { title: document.querySelector('h1') }));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 220);
  await (await entry).finished();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  resume();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  expect(await page.locator('h1').evaluate((heading) => heading === Reflect.get(window, 'title'))).toBe(true);
  close();
});

test('a page whose HTML ends early, at a press on the telephone number, becomes whole', async ({ page }) => {
  const { address, close } = await pausedSite(routes.about.path);
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .locator('header a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Shop' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  close();
});

test('a click before the application has loaded is replayed afterwards', { tag: '@smoke' }, async ({ page }) => {
  const resume = await holdApplication(page);
  await page.goto(routes.education.path);
  const calculator = page.locator('#calculator');
  await page.locator('details:has(#calculator) > summary').click();
  await calculator.getByRole('button', { name: 'Try a classroom' }).click();
  await expect(calculator.locator('caption')).toContainText('How often would each');
  resume();
  await expect(calculator.locator('caption')).toContainText('189.00 m³');
});

test('a topic opens before the application has come, stays open, and the stage comes to follow it', async ({
  page,
}) => {
  const resume = await holdApplication(page);
  await page.goto('/about');
  const topics = page.locator('main section:has(figure) details');
  const stage = page.locator('main figure').filter({ hasText: 'ISO:14644' });
  const isOpen = () => topics.evaluateAll((items) => items.map((item) => (item as HTMLDetailsElement).open));
  await expect(stage).toHaveCount(1);
  await topics.nth(2).locator('summary').click();
  expect(await isOpen()).toEqual([false, false, true, false, false, false]);
  await expect(page.getByText('Stage 4. Meant to inactivate microbes')).toHaveCount(0);
  resume();
  await expect(page.getByText('Stage 4. Meant to inactivate microbes')).toBeVisible();
  expect(await isOpen()).toEqual([false, false, true, false, false, false]);
});

test('when the application fails to load, the page stays and only the console reports it', async ({ page, watch }) => {
  watch.allowNetworkNotes();
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const response = page.waitForResponse(/\/assets\/index-[^/]*\.js$/);
  await page.goto('/terms-and-conditions');
  await response;
  await expect.poll(() => watch.errors.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('footer').last().getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  watch.errors.length = 0;
});

/** `auto` defers layout. */
const layouts = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('main [data-dehydrated] > *, #footer')].map(
        (part) => getComputedStyle(part).contentVisibility,
      ),
    ),
  ]);

test('what stands below the fold is laid out after the first paint, and then all of it', async ({ page }) => {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    const ask = window.requestIdleCallback;
    window.requestIdleCallback = (callback) => held.push(callback);
    Object.assign(window, {
      becomeIdle: () => {
        window.requestIdleCallback = ask;
        for (const callback of held) ask(callback);
      },
    });
  });
  await page.goto('/about');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated);
  expect(await layouts(page)).toEqual(['visible', 'auto']);
  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await expect.poll(() => layouts(page)).toEqual(['visible']);
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
});

test('a page opened at a place further down, or loaded again there, is laid out at once', async ({ page }) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/#calculator');
  await expect(page.locator('#calculator')).toBeInViewport();
  expect(await layouts(page)).toEqual(['visible']);
  const y = await page.evaluate(() => window.scrollY);
  await page.goto('/about');
  await page.goBack();
  // `window` survives a client-side navigation only.
  await page.waitForFunction((px) => window.scrollY === px, y);
  await page.goto('/about');
  await page.reload();
  expect(await layouts(page)).toEqual(['visible']);
});

test('a visitor who scrolled and left before the page was hydrated comes back to the same place', async ({ page }) => {
  const resume = await holdApplication(page);
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Shop' })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/shop');
  resume();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated);
  await page.goBack();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated);
  await page.waitForFunction(() => window.scrollY === 700);
});

test('the same, where the page is hydrated between the scroll and the press', async ({ page }) => {
  const resume = await holdApplication(page);
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  resume();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Shop' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.waitForFunction(() => window.scrollY === 700);
});

test(
  'the first press may be a link within the page: it leads there and hydrates the HTML as it is',
  { tag: ['@both', '@smoke'] },
  async ({ page, isMobile }) => {
    await page.goto('/');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const section = await page.locator('#calculator').elementHandle();
    const link = page.locator('main a[href="#calculator"]').first();
    await (isMobile ? link.tap() : link.click());
    await page.waitForFunction(() => !document.querySelector('[data-dehydrated]'));
    await expect(page.locator('#calculator')).toBeInViewport();
    expect(await section?.evaluate((element) => element.isConnected)).toBe(true);
  },
);
