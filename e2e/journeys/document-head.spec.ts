import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixtures';

const structuredData = 'script[type="application/ld+json"]';

function headOf(page: Page) {
  return page.evaluate(() => {
    const contents = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
    return {
      titles: [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent),
      descriptions: contents('meta[name=description]', 'content').length,
      canonical: contents('link[rel=canonical]', 'href'),
      url: contents('meta[property="og:url"]', 'content'),
      robots: contents('meta[name=robots]', 'content'),
    };
  });
}

const shop = {
  titles: ['Shop for air purifiers, bottles and filters | MARS'],
  descriptions: 1,
  canonical: ['https://mars-air.example/shop'],
  url: ['https://mars-air.example/shop'],
  robots: [],
};

test('a change of page replaces title, description and structured data of the document', async ({ page }) => {
  await open(page, '/about');
  await page.locator('footer').last().getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator(structuredData)).toHaveCount(0);
  expect(await headOf(page)).toEqual(shop);
});

test('the document head is right even if a host answers with the HTML of another page', async ({ page }) => {
  const notFound = await (await page.request.get('/404.html')).text();
  const about = await (await page.request.get('/about')).text();
  for (const body of [notFound, about]) {
    await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body }));
    await open(page, '/shop');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await expect(page.locator(structuredData)).toHaveCount(0);
    expect(await headOf(page)).toEqual(shop);
    await page.unroute('**/shop');
  }
  await page.route('**/product-details/generation-x', (route) =>
    route.fulfill({ contentType: 'text/html', body: notFound }),
  );
  await page.goto('/product-details/generation-x');
  await expect(page.getByRole('heading', { level: 1, name: 'Generation X' })).toBeVisible();
  await expect(page).toHaveTitle(/Generation\sX/);
});
