import type { Page } from '@playwright/test';
import { productSlugs } from '../../src/config/product-slugs';
import { contactEndpoint, productRequestEndpoint } from '../support/config';
import { expect, open, test } from '../support/fixtures';

const typed = {
  Name: 'Priya Raman',
  Phone: '0115 496 0182',
  'E-mail': 'priya.raman@harrowvale.example',
  Message: 'Two surgeries of 35 m³ each.',
};
const giveaways = /Priya|Raman|496|harrowvale|surgeries/i;

/** Session storage keys as in the cookie table. */
function asListed(key: string): string {
  const slug = productSlugs.find((each) => key.endsWith(`.${each}`));
  return slug ? key.replace(slug, '<product>') : key;
}

async function listedKeys(page: Page): Promise<string[]> {
  await open(page, '/cookie-policy');
  const rows = page.getByRole('table', { name: 'What this site stores in your browser' }).locator('tbody tr');
  const ours = rows.filter({ hasText: 'Session storage' });
  expect(await rows.filter({ hasText: /^(?!.*Session storage)(?!.*Local storage)(?!.*Video embed)/s }).count()).toBe(0);
  return (await ours.locator('code').allInnerTexts()).sort();
}

async function storedIn(page: Page) {
  const stored = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...stored, cookies: await page.context().cookies() };
}

const nothing = { session: [], local: [], caches: [], workers: 0, databases: [], cookies: [] };

/** Records written keys from now on. */
async function watchStorage(page: Page): Promise<Set<string>> {
  const keys = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => keys.add(asListed(key)));
  await page.addInitScript(() => {
    const { noteKey } = window as unknown as { noteKey: (key: string) => void };
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      noteKey(key);
      write.call(this, key, value);
    };
  });
  return keys;
}

async function fillIn(page: Page, labels: string[]): Promise<void> {
  for (const label of labels) await page.getByRole('textbox', { name: label }).fill(typed[label as keyof typeof typed]);
  await page.clock.fastForward(3000);
}

test('what is typed and sent in both forms is stored as the cookie page lists it, goes to the form services alone, and leaves nothing', async ({
  page,
}) => {
  const listed = await listedKeys(page);
  const keys = await watchStorage(page);
  const lines: string[] = [];
  const requests: { url: string; body: string }[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => requests.push({ url: request.url(), body: request.postData() ?? '' }));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  await page.clock.install();
  await open(page, '/product-details/generation-x');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  await fillIn(page, ['Name', 'Phone', 'E-mail']);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  expect(await storedIn(page)).toEqual(nothing);

  await open(page, '/contact');
  await fillIn(page, Object.keys(typed));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await storedIn(page)).toEqual(nothing);

  expect([...keys].sort()).toEqual(listed);
  expect(lines.filter((line) => giveaways.test(line))).toEqual([]);
  const urls = [page.url(), ...addresses, ...requests.map(({ url }) => url)];
  expect(urls.filter((url) => giveaways.test(decodeURIComponent(url)))).toEqual([]);
  const leaks = requests.filter(({ body }) => giveaways.test(body)).map(({ url }) => url);
  expect(leaks).toEqual([productRequestEndpoint, contactEndpoint]);
});
