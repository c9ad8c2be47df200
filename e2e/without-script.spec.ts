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
