import { pageAddresses } from '../support/addresses';
import { priceOf } from '../support/prices';
import { expect, open, test } from '../support/fixtures';

test(
  'the search opens by a key, forgives a slip, and arrows and Enter lead to the find',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: /^Search products/ });
    await expect(field).toBeFocused();
    await field.fill('photocatalist');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const find = dialog.getByRole('link', { name: /^Answer Photocatalyst/ });
    await expect(find).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await find.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/evidence#photocatalyst$/);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('button', { name: 'photocatalist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('a slash typed into a field is a slash', async ({ page }) => {
  await open(page, '/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.press('/');
  await expect(name).toHaveValue('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'the search answers a floor area, and Enter leads to all results, which one can link to',
  { tag: ['@phone', '@smoke'] },
  async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('searchbox');
    await field.fill('16 m2');
    await expect(
      page.getByRole('link', { name: `Answer 16 m²: one Generation X, ${priceOf('generation-x')}` }),
    ).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=16\+m2$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('16 m2');
    await expect(page.getByRole('link', { name: /^Answer 16 m²/ })).toBeVisible();
  },
);

test('the index of the search has every page', async ({ request }) => {
  const entries = (await (await request.get('/search-index.json')).json()) as { path: string }[];
  const found = new Set(entries.map((entry) => entry.path.replace(/#.*/, '')));
  const unlisted = ['/home', '/404', '/search'];
  expect(pageAddresses.filter((path) => !found.has(path) && !unlisted.includes(path))).toEqual([]);
});
