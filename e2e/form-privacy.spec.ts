import type { Page, Route } from '@playwright/test';
import { productSlugs } from '../src/config/product-slugs';
import { contactEndpoint, productRequestEndpoint } from './places';
import { expect, open, test } from './visitor';

const typed = {
  Name: 'Priya Raman',
  Phone: '0115 496 0182',
  Email: 'priya.raman@harrowvale.example',
  Message: 'Two surgeries of 35 m³ each.',
};
const giveaways = /Priya|Raman|496|harrowvale|surgeries/i;

/** Everything that a site can leave in a browser. */
async function storedIn(page: Page) {
  const elsewhere = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookie: document.cookie,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...elsewhere, cookies: await page.context().cookies() };
}

/** Keys of session storage as the cookie page's table writes them. */
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

async function fillIn(page: Page, labels: string[]): Promise<void> {
  for (const label of labels) await page.getByRole('textbox', { name: label }).fill(typed[label as keyof typeof typed]);
}

const ways = {
  accepted: { status: 200, body: '{"ok":true}' },
  refused: { status: 400, body: `{"error":"no, ${typed.Name} (${typed.Email}, ${typed.Phone}): ${typed.Message}"}` },
};

/** Holds each POST back until it is let go, and answers it then. */
async function holdPosts(page: Page) {
  const held: Route[] = [];
  const answer = (route: Route, way: keyof typeof ways) =>
    route.fulfill({
      ...ways[way],
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type, Accept' },
    });
  for (const endpoint of [contactEndpoint, productRequestEndpoint]) {
    await page.route(endpoint, (route) =>
      route.request().method() === 'POST' ? void held.push(route) : answer(route, 'accepted'),
    );
  }
  return async (way: keyof typeof ways) => {
    await expect.poll(() => held.length).toBe(1);
    await Promise.all(held.splice(0).map((route) => answer(route, way)));
  };
}

test('the cookie page lists what the site stores while both forms are filled in and sent, and nothing is left', async ({
  page,
}) => {
  const listed = await listedKeys(page);
  const release = await holdPosts(page);
  const seen = new Set<string>();
  async function look(): Promise<void> {
    const { session, ...elsewhere } = await storedIn(page);
    session.forEach((key) => seen.add(asListed(key)));
    expect(elsewhere).toEqual({ local: [], cookie: '', caches: [], workers: 0, databases: [], cookies: [] });
  }

  await page.clock.install();
  await open(page, '/product-details/generation-x?units=3');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Generation X');
  await expect(dialog.getByLabel(/Quantity/)).toHaveValue('3');
  await look();
  await fillIn(page, ['Name', 'Phone', 'Email']);
  await dialog.getByRole('button', { name: 'One more' }).click();
  await look();
  await page.clock.fastForward(2500);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(async () => (await storedIn(page)).session).toContain('mars.sending');
  await look();
  await release('accepted');
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  expect((await storedIn(page)).session).toEqual([]);

  await open(page, '/contact');
  await fillIn(page, Object.keys(typed));
  await look();
  await page.clock.fastForward(2500);
  await page.getByRole('button', { name: 'Send message' }).click();
  await release('accepted');
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await look();
  expect((await storedIn(page)).session).toEqual([]);

  expect([...seen].sort()).toEqual(listed);
});

test('nothing typed comes to the console, into an address or to anybody but the form’s own service', async ({
  page,
  watch,
}) => {
  watch.allowNetworkNotes();
  const lines: string[] = [];
  const requests: { url: string; body: string }[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => requests.push({ url: request.url(), body: request.postData() ?? '' }));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const release = await holdPosts(page);
  await page.clock.install();
  await open(page, '/contact');
  await fillIn(page, Object.keys(typed));
  await page.clock.fastForward(2500);
  await page.getByRole('button', { name: 'Send message' }).click();
  await release('refused');
  await expect(page.getByRole('alert')).toContainText('Not sent');
  await page.getByRole('button', { name: 'Try again' }).click();
  await release('accepted');
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  addresses.push(page.url());

  expect(lines.some((line) => line.startsWith('The form was not accepted: status 400.'))).toBe(true);
  expect(lines.filter((line) => giveaways.test(line))).toEqual([]);
  expect(addresses.filter((address) => giveaways.test(decodeURIComponent(address)))).toEqual([]);
  expect(requests.filter(({ url }) => giveaways.test(decodeURIComponent(url)))).toEqual([]);
  const told = requests.filter(({ body }) => giveaways.test(body)).map(({ url }) => url);
  expect(told).toEqual([contactEndpoint, contactEndpoint]);
  // Requests to other hosts than the site and its form service fail every journey: see the watch in visitor.ts.
});
