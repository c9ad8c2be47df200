import { expect, open, test } from '../support/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a page whose script is gone after a new deployment is loaded afresh, once, at the same place',
  { tag: '@smoke' },
  async ({ page, watch }) => {
    watch.allowNetworkNotes();
    await open(page, '/blog');
    await page.evaluate(() => sessionStorage.setItem('mars.draft.contact', '{"message":"kept"}'));
    let isLoadedAfresh = false;
    page.on('request', (request) => (isLoadedAfresh ||= request.isNavigationRequest()));
    await page.route('**/assets/ContactPage-*.js', (route) =>
      isLoadedAfresh ? route.fallback() : route.fulfill({ status: 404, body: 'gone' }),
    );
    const footer = page.locator('footer').last();
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connect with us' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.evaluate(() => sessionStorage.getItem('mars.draft.contact'))).not.toBeNull();
    watch.errors.length = 0;
  },
);

test('a product whose script is gone after a new deployment is loaded afresh with its page', async ({
  page,
  watch,
}) => {
  watch.allowNetworkNotes();
  await open(page, '/shop');
  await page.route('**/assets/product-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.locator('main h2').getByRole('link', { name: 'Generation X' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Generation X' })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(new URL(page.url()).pathname).toBe('/product-details/generation-x');
  watch.errors.length = 0;
});

test('a product at an address of its own waits for no script of its own', async ({ page }) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => void (/\/assets\/product-[\w-]{8}\.js$/.test(request.url()) && requested.push(request.url())),
  );
  await open(page, '/product-details/generation-x');
  await expect(page.getByRole('tab', { name: 'Specification' })).toBeVisible();
  expect(requested).toEqual([]);
  await page
    .locator('main')
    .getByRole('link', { name: /Gen X Filter/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gen X Filter' })).toBeVisible();
  expect(requested).toHaveLength(1);
});
