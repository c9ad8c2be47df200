import { expect, open, test } from '../support/fixtures';
import { expectNoViolation } from './audit';

test('menus, the search and the film in each of their states', { tag: '@both' }, async ({ page, isMobile }) => {
  await open(page, '/about');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectNoViolation(page, 'the menu of phones');
    await menu.getByRole('button', { name: 'Air purifier' }).click();
    await expectNoViolation(page, 'the menu with its sectors closed', { within: 'dialog' });
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  } else {
    await page.getByRole('button', { name: 'Air purifier' }).click();
    await expect(page.getByRole('link', { name: 'Open calculator' })).toBeVisible();
    await expectNoViolation(page, 'the menu of sectors', { within: 'header' });
    await page.keyboard.press('Escape');
  }

  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('searchbox');
  await expectNoViolation(page, 'the search, empty', { within: '[role=dialog]' });
  await field.fill('filter for generation x');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await expectNoViolation(page, 'the search with finds', { within: '[role=dialog]' });
  await field.fill('qqqqzz');
  await expect(page.getByText('Nothing found for “qqqqzz”')).toBeVisible();
  await expectNoViolation(page, 'the search without a find', { within: '[role=dialog]' });
  await field.fill('quiet');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('link').first().press('Control+Enter');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Watch the story/ }).click();
  const film = page.getByRole('dialog');
  await expect(film).toBeVisible();
  await expect(film.locator('video')).toBeVisible();
  await expectNoViolation(page, 'the film’s dialog');
  await film.getByText('Read the transcript').click();
  await expectNoViolation(page, 'the film’s dialog with its transcript', { within: '[role=dialog]' });
});

test('search pages with results, without results, and after a failed load', async ({ page, context, watch }) => {
  watch.allowNetworkNotes();
  await open(page, '/search?q=dentist');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /dentistry/i })
      .first(),
  ).toBeVisible();
  await expectNoViolation(page, 'the page of results', { within: 'main' });
  await page.getByRole('searchbox').fill('qqqqzz');
  await expect(page.getByText('Nothing found for “qqqqzz”')).toBeVisible();
  await expectNoViolation(page, 'the page of results without a find', { within: 'main' });

  await open(page, '/no-such-page');
  await expectNoViolation(page, 'the not-found page');
  await open(page, '/product-details/generation-q');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Generation/ })
      .first(),
  ).toBeVisible();
  await expectNoViolation(page, 'an unknown product', { within: 'main' });

  await open(page, '/blog?category=Dentistry');
  await expectNoViolation(page, 'the blog in one category', { within: 'main' });
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /search/i }))
    .first()
    .fill('qqqqzz');
  await expectNoViolation(page, 'the blog without a find', { within: 'main' });

  await open(page, '/privacy-policy');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Water' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expectNoViolation(page, 'a page that did not load');
  await page.getByRole('button', { name: 'Air purifier' }).click();
  await expectNoViolation(page, 'the menu of sectors without its drawing', { within: 'header' });
  // React logs the failed import.
  watch.errors.length = 0;
});
