import type { Page } from '@playwright/test';
import { pageAddresses } from './addresses';
import { expect, open, test } from './visitor';

/** Addresses that no page links to: the home page's second one, the not-found page's own, and that of a search's results. */
const unlinked = ['/home', '/404', '/search'];

/** Documents and the licence notices: they are no pages of the application. */
function isFile(path: string): boolean {
  return /\.[a-z]+$/.test(path);
}

async function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
}

test('every page can be reached by links from the home page, and opens by them', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same links, seen once');
  test.setTimeout(180_000);
  const from = new Map<string, string>();
  const queue = ['/'];
  const seen = new Set(queue);
  for (let address = queue.shift(); address; address = queue.shift()) {
    await open(page, address);
    for (const link of await linksOn(page)) {
      if (seen.has(link) || isFile(link)) continue;
      seen.add(link);
      from.set(link, address);
      queue.push(link);
    }
  }
  expect([...seen].sort()).toEqual(pageAddresses.filter((path) => !unlinked.includes(path)).sort());
  for (const [address, origin] of from) {
    await open(page, origin);
    const link = page.locator(`a[href="${address}"], a[href^="${address}?"], a[href^="${address}#"]`);
    // Some links stand in a closed menu or answer: the click is the link's own, wherever it is.
    await link.first().dispatchEvent('click');
    await page.waitForFunction((path) => location.pathname === path, address);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('a change of page scrolls to the top, moves the focus to the heading and shows the preloader; back lands where one was', async ({
  page,
}) => {
  await open(page, '/');
  const allProducts = page.getByRole('link', { name: 'All Products' }).first();
  await allProducts.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  expect(offset).toBeGreaterThan(100);
  await allProducts.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[data-preloader]')).toBeVisible();
  await expect(page.locator('[data-preloader]')).toBeHidden();
  await expect(page.locator('#announcer')).toHaveText(/^Shop/);
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Air Purification System');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(offset - 60);
});

test('the logo leads home and to the top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 1600));
  await page.locator('header').first().getByRole('link', { name: 'MARS, home' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the header changes past 80 px and again past 700 px of scroll', async ({ page }) => {
  await open(page, '/');
  const header = page.locator('header').first();
  const position = () => header.evaluate((element) => getComputedStyle(element).position);
  expect(await position()).toBe('absolute');
  await page.evaluate(() => scrollTo(0, 79));
  expect(await position()).toBe('absolute');
  await page.evaluate(() => scrollTo(0, 120));
  await expect.poll(position).toBe('fixed');
  await expect(header.locator('[data-scroll-progress]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 760));
  await expect(header.locator('[data-scroll-progress]')).toHaveCount(1);
});

test('Sign up starts the message and puts the cursor in the first empty field', async ({ page, isMobile }) => {
  await open(page, '/about');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Sign up' }).filter({ visible: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Please sign me up for/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
});

test('the dropdown opens on click, closes on Escape and outside, and leads to the six sectors', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the phone has its own menu');
  await open(page, '/');
  const trigger = page.getByRole('button', { name: 'Air purifier' });
  const sector = page.getByRole('link', { name: 'Dentistry Surgeries and waiting rooms' });
  await expect(sector).toBeHidden();
  await trigger.click();
  await expect(sector).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sector).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.click();
  await page.locator('main').click({ position: { x: 20, y: 700 } });
  await expect(sector).toBeHidden();
  await trigger.click();
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('li li a')).toHaveCount(6);
  await sector.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/dental/i);
});

test('the mobile menu opens by its trigger and closes by its button and its overlay', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens show the whole menu');
  await open(page, '/');
  const trigger = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await trigger.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.click();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
  await trigger.click();
  await menu.getByRole('link', { name: 'Gym and fitness' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gym/i);
  await expect(menu).toBeHidden();
});

test('a link to a place on the page leads there, and back leads to where the reader was', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same history');
  await open(page, '/air-purification-in-dentistry');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.waitForTimeout(100);
  await page
    .getByRole('navigation', { name: /article|contents/i })
    .getByRole('link', { name: 'References' })
    .click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(60);
});
