import type { Page, Request } from '@playwright/test';
import { company } from '../../src/config/company';
import { routes } from '../../src/config/routes';
import { dialogOpenersOf, pressEveryControl } from './use-page';
import { addressesOfEachKind } from '../support/addresses';
import { expect, open, test } from '../support/fixtures';

/** A filter has the scripts of a product. */
const addresses = [
  ...addressesOfEachKind.filter((address) => !address.endsWith('-filter')),
  ...[routes.about.path, routes.evidence.path, routes.privacyPolicy.path],
];

/** A page with live parts, and one that is live as a whole. `test:long` tries the others. */
const quickAddresses: string[] = ['/', routes.roomPlanner.path];
const tagOf = (address: string) => (quickAddresses.includes(address) ? [] : '@long');

/** Waits until every boundary is hydrated or has failed. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-dehydrated]')].every(
      (region) => region.closest('[data-load-failed]') ?? region.querySelector('[data-load-failed]'),
    ),
  );
}

/** Length of the page's text. A copy of the page would fetch its pictures again: the text is read in place. */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const without = '.load-failure, noscript, script, [aria-live], [aria-hidden=true]';
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let length = 0;
    while (texts.nextNode()) {
      if (!texts.currentNode.parentElement?.closest(without)) length += texts.currentNode.nodeValue?.trim().length ?? 0;
    }
    return length;
  });

const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Scripts of a page without the entry, in the order of loading. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    const name = /\/assets\/([^/]+\.js)$/.exec(request.url())?.[1];
    if (name && !name.startsWith('index-')) scripts.add(name);
  };
  page.on('request', note);
  await open(page, address);
  page.off('request', note);
  return [...scripts];
}

let homeScripts: string[] | undefined;

/** Scripts that the home page does not load; on the home page the others are lost one by one. */
async function notOfHome(page: Page, scripts: string[]): Promise<string[]> {
  homeScripts ??= await scriptsOf(page, '/');
  return scripts.filter((name) => !homeScripts?.includes(name));
}

/** The page must stay readable and not reload. */
async function staysWhole(page: Page, address: string, names: string[]): Promise<void> {
  // The browser blocks the files itself: a route would ask the test about every request, and is slower.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: names.map((name) => `*/assets/${name}`) });
  const lost = new Set<string>();
  const note = (request: Request) => void lost.add(request.url().split('/').at(-1) ?? '');
  page.on('requestfailed', note);
  await page.goto(address);
  const [opened, words] = [await openedAt(page), await wordsOf(page)];
  await page.mouse.move(300, 200);
  await page.mouse.move(310, 220);
  await waitUntilStill(page);
  // Some scripts are asked for a second after the interaction.
  await expect
    .poll(() => names.some((name) => lost.has(name)), { message: `${names.join()} is asked for and does not come` })
    .toBe(true);
  // A key press triggers one retry.
  await page.keyboard.press('Shift');
  await waitUntilStill(page);
  expect(await openedAt(page), `loaded again without ${names.join()}`).toBe(opened);
  expect(await wordsOf(page), `words left without ${names.join()}`).toBeGreaterThan(0.9 * words);
  page.off('requestfailed', note);
  await session.detach();
}

/** Changes the page as the router does, without a link to it. */
async function changePage(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Title in the HTML of an address. */
async function titleOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return (/<title>([^<]*)/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

const anyScript = /\/assets\/[^/]+\.js$/;

for (const address of addresses) {
  test(`${address} stays readable when all scripts fail`, { tag: tagOf(address) }, async ({ page, watch }) => {
    watch.allowNetworkNotes();
    await staysWhole(page, address, await scriptsOf(page, address));
    watch.errors.length = 0;
  });

  const tag = address === '/' ? [] : '@long';
  test(`${address} stays readable when any one script fails`, { tag }, async ({ page, watch }) => {
    watch.allowNetworkNotes();
    const scripts = await scriptsOf(page, address);
    for (const name of address === '/' ? scripts : await notOfHome(page, scripts))
      await staysWhole(page, address, [name]);
    watch.errors.length = 0;
  });
}

test(
  'a press that needs a failed script shows one message, and is replayed when the script loads',
  { tag: '@smoke' },
  async ({ page, watch }) => {
    watch.allowNetworkNotes();
    let isLost = true;
    await page.route(/HomePage-live-.*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto('/');
    const opened = await openedAt(page);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    const note = page.getByRole('alert').filter({ hasText: 'This part did not load' });
    await expect(note).toHaveCount(1);
    await expect(note.getByRole('link', { name: company.phone.label })).toBeVisible();
    await page.locator('#calculator [name=length]').fill('5');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toHaveCount(1);
    isLost = false;
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#calculator [name=width]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#calculator [name=length]')).toHaveValue('5');
    await expect(note).toHaveCount(0);
    expect(await openedAt(page)).toBe(opened);
    watch.errors.length = 0;
  },
);

test('when the application fails to load, Send shows a message and the typed text is kept', async ({ page, watch }) => {
  watch.allowNetworkNotes();
  let isLost = true;
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Early');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two surgeries');
  await page.locator('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This part did not load' })).toBeVisible();
  isLost = false;
  await page.goto('/blog');
  await open(page, '/contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Early');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two surgeries');
  watch.errors.length = 0;
});

test('while a script is slow, links work, and an earlier press is replayed when it loads', async ({ page }) => {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  await page.route(/ContactPage-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await page.locator('main').getByRole('button', { name: 'Send' }).click();
  const words = await wordsOf(page);
  await page.clock.install();
  await page.clock.fastForward('00:30');
  expect(await wordsOf(page)).toBe(words);
  resume();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
});

test('a visitor leaves a page whose script is lost by a link of the live header, and comes back', async ({
  page,
  watch,
}) => {
  watch.allowNetworkNotes();
  await page.route(/ContactPage-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await waitUntilStill(page);
  await page.locator('header').first().getByRole('link', { name: 'MARS, home' }).click();
  await expect(page.locator('h1')).toContainText('Air Purification System');
  await expect(page.locator('main h1')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect with us' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  watch.errors.length = 0;
});

for (const address of addresses) {
  test(
    `after a change of page to ${address}, its scripts lost lead to the whole page`,
    { tag: tagOf(address) },
    async ({ page, watch }) => {
      watch.allowNetworkNotes();
      const start = address === '/contact' ? '/shop' : '/contact';
      const requested: string[] = [];
      page.on('request', (request) => void (anyScript.test(request.url()) && requested.push(request.url())));
      await open(page, start);
      requested.length = 0;
      await changePage(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(await titleOf(page, address));
      const words = await wordsOf(page);
      const lost = new Set(requested);
      await open(page, start);
      await page.route(
        ({ href }) => lost.has(href),
        (route) => route.abort(),
      );
      await changePage(page, address);
      await expect(page).toHaveTitle(await titleOf(page, address));
      await expect.poll(() => wordsOf(page)).toBeGreaterThan(0.9 * words);
      await expect(page.getByText('This page did not load')).toHaveCount(0);
      watch.errors.length = 0;
    },
  );

  test(
    `presses on ${address} whose scripts fail leave the page unchanged`,
    { tag: tagOf(address) },
    async ({ page, watch }) => {
      watch.allowNetworkNotes();
      const openers: (string | undefined)[] = [undefined];
      for (let go = 0; go < openers.length; go++) {
        await open(page, address);
        // Without its script, Search leads to the search page.
        if (go === 0) openers.push(...(await dialogOpenersOf(page)).filter((name) => name !== 'Search'));
        const last = openers[go];
        await page.route(anyScript, (route) => route.abort());
        const [words, opened] = [await wordsOf(page), await openedAt(page)];
        await pressEveryControl(page, { last });
        expect(await openedAt(page), `loaded again after ${last}`).toBe(opened);
        expect(await wordsOf(page), `words left after ${last}`).toBeGreaterThan(0.2 * words);
        await page.unroute(anyScript);
      }
      watch.errors.length = 0;
    },
  );
}

test('a lost comparison leaves the shop live, and comes at the next try', async ({ page, watch }) => {
  watch.allowNetworkNotes();
  let isLost = true;
  await page.route(/Comparison-.*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/shop?compare=generation-x,generation-y');
  const note = page.getByRole('alert').filter({ hasText: 'The comparison did not load.' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  isLost = false;
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('side by side');
  watch.errors.length = 0;
});

test('a lost script of the scroll animation leaves the page still, and nothing unhandled', async ({ page, watch }) => {
  watch.allowNetworkNotes();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lost = page.waitForEvent('requestfailed', (request) => /\/aos-[^/]+\.js$/.test(request.url()));
  await page.route(/\/aos-[^/]+\.js$/, (route) => route.abort());
  await open(page, '/');
  await lost;
  // A rejection is reported after the microtasks of the failed import.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
  await expect(page.locator('html')).not.toHaveAttribute('data-aos-ready');
});
