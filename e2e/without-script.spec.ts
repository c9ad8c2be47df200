import { pageAddresses } from './addresses';
import { expect, test } from './visitor';

test.use({ javaScriptEnabled: false });

test('every page is whole without script: heading, text, links', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of pageAddresses) {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(words, `words on ${address}`).toBeGreaterThan(['/404', '/search'].includes(address) ? 15 : 60);
    expect(await page.locator('footer a').count()).toBeGreaterThan(8);
  }
});

test('every answer is open, and menus lead on all the same', async ({ page, isMobile }) => {
  await page.goto('/');
  for (const answer of await page.locator('#questions .accordion-body').all()) await expect(answer).toBeVisible();
  if (isMobile) await page.getByRole('link', { name: 'All pages' }).click();
  else await page.getByRole('button', { name: 'Air purifier' }).hover();
  await page.getByRole('link', { name: 'Dentistry' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dental');
});
