import { routes } from '../../src/config/routes';
import { expect, holdAnimations, open, test } from '../support/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('one page of each kind opens by a link of the page before', { tag: '@smoke' }, async ({ page }) => {
  // Redirects to the shop.
  await page.goto(routes.portfolio.path);
  await page.waitForURL(routes.shop.path);
  await open(page, routes.shop.path);
  for (const path of [
    '/product-details/generation-x',
    '/product-details/gen-x-filter',
    routes.about.path,
    routes.water.path,
    routes.roomPlanner.path,
    routes.privacyPolicy.path,
    routes.contact.path,
    routes.home.path,
  ]) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test(
  'a change of page scrolls to the top, moves the focus to the heading and shows the preloader; back lands where one was',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/');
    const scrolled = () => page.evaluate(() => scrollY);
    const allProducts = page.getByRole('link', { name: 'All Products' }).first();
    await allProducts.scrollIntoViewIfNeeded();
    const offset = await scrolled();
    expect(offset).toBeGreaterThan(100);
    const resume = await holdAnimations(page);
    await allProducts.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
    await expect.poll(scrolled).toBe(0);
    await expect(page.locator('[data-preloader]')).toBeVisible();
    await resume();
    await expect(page.locator('[data-preloader]')).toBeHidden();
    await expect(page.locator('#announcer')).toHaveText(/^Shop/);
    await page.goBack();
    await expect(page.locator('h1')).toContainText('Air Purification System');
    await expect.poll(scrolled).toBeGreaterThan(offset - 60);
  },
);

test('the logo leads home and to the top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 1600));
  await page.locator('header').first().getByRole('link', { name: 'MARS, home' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test(
  'the header changes past 80 px and again past 700 px of scroll',
  { tag: ['@smoke', '@both'] },
  async ({ page }) => {
    await open(page, '/');
    const header = page.locator('header').first();
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
    await expect(header).toHaveCSS('position', 'absolute');
    await page.evaluate(() => scrollTo(0, 81));
    await expect(header).toHaveCSS('position', 'fixed');
    expect(await shadow()).toBe('none');
    await page.evaluate(() => scrollTo(0, 701));
    await expect.poll(shadow, 'the bar is revealed').not.toBe('none');
    await expect(header.getByRole('link', { name: /^Get a (price|quote)$/ }).filter({ visible: true })).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(shadow).toBe('none');
    await page.evaluate(() => scrollTo(0, 80));
    await expect(header).toHaveCSS('position', 'absolute');
  },
);

test(
  'Sign up starts the message and puts the cursor in the first empty field',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await open(page, '/about');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Sign up' }).filter({ visible: true }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Please sign me up for/);
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  },
);

test(
  'the dropdown opens on click, closes on click, Escape and outside, and leads to the six sectors and homes',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/');
    const trigger = page.getByRole('button', { name: 'Air purifier' });
    const sector = page.getByRole('link', { name: 'Dentistry Surgeries and waiting rooms' });
    await expect(sector).toBeHidden();
    await trigger.click();
    await expect(sector).toBeVisible();
    await trigger.click();
    await expect(sector).toBeHidden();
    await trigger.click();
    await page.keyboard.press('Escape');
    await expect(sector).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await page.locator('main').click({ position: { x: 20, y: 700 } });
    await expect(sector).toBeHidden();
    await trigger.click();
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('li li a')).toHaveCount(7);
    await sector.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/dental/i);
  },
);

test(
  'the mobile menu opens by its trigger, closes by its button and its overlay, and folds its sectors',
  { tag: ['@phone', '@smoke'] },
  async ({ page }) => {
    await open(page, '/');
    const trigger = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await trigger.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();
    await trigger.click();
    const sector = menu.getByRole('link', { name: 'Gym and fitness' });
    await menu.getByRole('button', { name: 'Air purifier' }).click();
    await expect(sector).toBeHidden();
    await menu.getByRole('button', { name: 'Air purifier' }).click();
    await sector.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/gym/i);
    await expect(menu).toBeHidden();
  },
);

test(
  'the blog shows its article, whose contents lead to a place on the page, and back to where the reader was',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('link', { name: /^Dentistry \(\d+\)$/ }).click();
    const title = 'Air purification in dentistry';
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.locator('[data-author-picture]')).toBeVisible();
    for (const words of ['By the MARS technical team', '29 March 2021', 'Dentistry', 'What fallow time was']) {
      await expect(card).toContainText(words);
    }
    await card.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const scrolled = () => page.evaluate(() => scrollY);
    const references = page
      .getByRole('navigation', { name: /article|contents/i })
      .getByRole('link', { name: 'References' });
    await references.scrollIntoViewIfNeeded();
    // The scroll event saves the position.
    const offset = await page.evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
    );
    await references.click();
    await expect.poll(scrolled).toBeGreaterThan(offset + 1500);
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrolled()) - offset)).toBeLessThan(60);
  },
);

test(
  'the film of the six stages is one mp4 that the site serves, in a dialog that gives the focus back',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: /^Play the film/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Six stages, in the order the air meets them' });
    const address = (await dialog.locator('source[type="video/mp4"]').getAttribute('src')) ?? '';
    const film = await page.request.get(address, { headers: { Range: 'bytes=0-99' } });
    expect(film.ok()).toBe(true);
    expect(film.headers()['content-type']).toBe('video/mp4');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
