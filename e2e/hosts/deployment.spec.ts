import { expect, type Page, test } from '@playwright/test';
import { open } from '../visitor';
import { answerForOutsideHosts } from './outside-hosts';
import { type Deployment, startDeployment } from './own-server';

/** A site that is deployed anew while a page of it is open: `plain` first, `full` after it, no file of the first left. */
let site: Deployment;

test.beforeEach(async ({ page }) => {
  await answerForOutsideHosts(page);
  site = await startDeployment('plain');
});
test.afterEach(() => site.end());

/** The addresses of the documents that are loaded from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const footer = (page: Page) => page.locator('footer').last();

test('the two versions have no page script in common', () => {
  for (const chunk of ['index-', 'ShopPage-', 'ContactPage-', 'AboutPage-', 'HomePage-'])
    expect(site.fileOf('plain', chunk), chunk).not.toBe(site.fileOf('full', chunk));
});

test('the next page is loaded afresh, once, where the visitor was going, and what was typed is kept', async ({
  page,
}) => {
  await open(page, `${site.origin}/contact`);
  await page.getByLabel('Message').fill('Two machines for a surgery, please.');
  await page.getByLabel('Name').fill('Ada Example');
  const documents = documentsOf(page);
  site.deploy('full');
  await footer(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/shop');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(documents).toEqual(['/shop']);
  // From here on the new version runs, without another load.
  await footer(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Two machines for a surgery, please.');
  await expect(page.getByLabel('Name')).toHaveValue('Ada Example');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  expect(documents).toEqual(['/shop']);
});

test('back leads to the page before, in the new version', async ({ page }) => {
  await open(page, `${site.origin}/about`);
  await footer(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles & Resources' })).toBeVisible();
  const documents = documentsOf(page);
  site.deploy('full');
  await footer(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles & Resources' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(documents.filter((path) => path === '/shop')).toHaveLength(1);
});

test('a page whose script is missing in the new version too stands as its HTML, without a loop', async ({ page }) => {
  await open(page, `${site.origin}/blog`);
  const documents = documentsOf(page);
  site.deploy('full');
  site.lose('ShopPage-');
  await footer(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-load-failed', 'retry');
  expect(documents).toEqual(['/shop']);
  // The browser follows links as long as the page is not hydrated.
  await footer(page).getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(documents).toEqual(['/shop', '/about']);
});

test('a part below the fold whose script is gone stays as its HTML, and the next page is the new version', async ({
  page,
}) => {
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const documents = documentsOf(page);
  site.deploy('full');
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 300);
  await expect(page.locator('main [data-dehydrated]')).toHaveAttribute('data-load-failed', 'retry');
  await expect(page.getByRole('heading', { name: 'Work out your air changes' })).toBeAttached();
  expect(documents).toEqual([]);
  await footer(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  expect(documents).toEqual(['/shop']);
});

test('an enquiry that can no longer be sent from the old page is sent from the new one, without typing it again', async ({
  page,
}) => {
  const asked = await answerForOutsideHosts(page);
  await site.end();
  site = await startDeployment('full');
  await open(page, `${site.origin}/contact`);
  // Deployed before the first touch of the form, which is when the part that sends would be loaded.
  site.deploy('plain');
  site.lose('axios-');
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByLabel('Phone').fill('020 7946 0000');
  await page.getByLabel('Email').fill('ada@site.test');
  await page.getByLabel('Message').fill('Two machines for a surgery, please.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Load the page again, then send.')).toBeVisible();
  site.deploy('full');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.getByLabel('Message')).toHaveValue('Two machines for a surgery, please.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => asked.filter((line) => line.startsWith('forms.test'))).toHaveLength(1);
  expect(asked.find((line) => line.startsWith('forms.test'))).toContain('Two machines for a surgery, please.');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens as it stands in the page, whatever became of its scripts', async ({ page }) => {
    await open(page, `${site.origin}/about`);
    const documents = documentsOf(page);
    site.deploy('full');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(documents).toEqual([]);
  });
});
