import type { Page } from '@playwright/test';
import { routes, type RouteSpec } from '../../src/config/routes';
import { type BuyerQuestion, buyerQuestions } from '../support/buyer-questions';
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
    await expect(dialog.locator('mark').first()).toHaveText(/photocatalyst/i);
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

/** The addresses that may stand first. */
function isExpected(address: string, target: string): boolean {
  if (target === 'ask us') return address.startsWith(routes.contact.path);
  const compared = /^compare (.+)$/.exec(target)?.[1];
  if (compared) return address === `${routes.shop.path}?compare=${compared.replaceAll('+', ',')}`;
  const route = (routes as Record<string, RouteSpec>)[target];
  return address.replace(/[?#].*/, '') === (route?.path ?? routes.product.path.replace(':slug', target));
}

async function expectFirstResults(page: Page, questions: readonly BuyerQuestion[]): Promise<void> {
  await open(page, '/search');
  async function wrongOf({ query, expectedTargets, text }: BuyerQuestion): Promise<string[]> {
    await page.getByRole('searchbox').fill(query);
    const first = page
      .getByRole('list', { name: `Results for “${query}”`, exact: true })
      .getByRole('link')
      .first();
    const address = (await first.getAttribute('href')) ?? '';
    const isVisible = (await first.innerText()).includes(text);
    return isVisible && expectedTargets.some((each) => isExpected(address, each)) ? [] : [`${query}: ${address}`];
  }
  const wrong: string[] = [];
  for (const question of questions) wrong.push(...(await wrongOf(question)));
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
}

test('at least 95 of 100 test queries have an expected first result', ({ page }) =>
  expectFirstResults(page, buyerQuestions.testQueries));

test('at least 95 of 100 training queries have an expected first result', { tag: '@long' }, ({ page }) =>
  expectFirstResults(page, buyerQuestions.trainingQueries),
);

test('the index of the search has every page', async ({ request }) => {
  const entries = (await (await request.get('/search-index.json')).json()) as { path: string }[];
  const found = new Set(entries.map((entry) => entry.path.replace(/#.*/, '')));
  const unlisted = ['/home', '/404', '/search'];
  expect(pageAddresses.filter((path) => !found.has(path) && !unlisted.includes(path))).toEqual([]);
});
