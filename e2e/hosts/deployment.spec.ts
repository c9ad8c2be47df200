import { expect, type Page, test } from '@playwright/test';
import { chromium } from '../support/browsers';
import { open } from '../support/fixtures';
import { fillPerson, received } from '../support/visitor';
import { type Deployment, startDeployment } from './own-server';

/** Deploys the next version under an open page and deletes the first. */
let site: Deployment;

// One test needs a page without pointer events.
test.use({ launchOptions: chromium });

test.beforeEach(async () => {
  site = await startDeployment();
});
test.afterEach(() => site.end());

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const footer = (page: Page) => page.locator('footer').last();

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

test('the next page is loaded afresh, once, with what was typed kept, and back leads to the page before', async ({
  page,
}) => {
  const before = site.assets();
  await open(page, `${site.origin}/contact`);
  await page.getByLabel('Message').fill('Two machines for a surgery, please.');
  const documents = documentsOf(page);
  site.deployNext();
  expect(site.assets().filter((name) => before.includes(name))).toEqual([]);
  await footer(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/shop');
  await untilHydrated(page);
  expect(documents).toEqual(['/shop']);
  // The new version runs without another load.
  await footer(page).getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(documents).toEqual(['/shop']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Two machines for a surgery, please.');
  expect(documents.filter((path) => path === '/shop')).toHaveLength(1);
});

test('a page whose script is missing in the new version too stands as its HTML, without a loop', async ({ page }) => {
  await open(page, `${site.origin}/blog`);
  const documents = documentsOf(page);
  site.deployNext();
  site.lose('ShopPage-');
  await footer(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-load-failed', 'retry');
  expect(documents).toEqual(['/shop']);
  // Links work without hydration.
  await footer(page).getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(documents).toEqual(['/shop', '/about']);
});

test('an enquiry that can no longer be sent from the old page is sent from the new one, without typing it again', async ({
  page,
}) => {
  const name = `Ada ${crypto.randomUUID()}`;
  await open(page, `${site.origin}/contact`);
  // The sender loads at the first touch of the form.
  site.deployNext();
  site.lose('axios-');
  await fillPerson(page, name);
  await page.getByLabel('Message').fill('Two machines for a surgery, please.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Load the page again, then send.')).toBeVisible();
  site.deployNext();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await untilHydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue('Two machines for a surgery, please.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await received(name)).toHaveLength(1);
});
