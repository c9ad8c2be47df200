import { expect, test } from '../support/fixtures';

test(
  'an unknown address shows the not-found page in place, with status 404',
  { tag: '@smoke' },
  async ({ page, watch }) => {
    watch.allowNetworkNotes();
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('The requested URL you are looking for doesn’t exist on this server.')).toBeVisible();
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe('/no-such-page');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Room planner' })).toBeVisible();
    await main.getByRole('searchbox').fill('classroom');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=classroom');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Homepage' }).click();
    await expect(page).toHaveURL('/');
  },
);
