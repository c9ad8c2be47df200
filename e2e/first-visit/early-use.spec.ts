import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { addressesOfEachKind } from '../support/addresses';
import { dialogOpenersOf, pressEveryControl } from './use-page';
import { expect, open, test } from '../support/fixtures';

/** Holds scripts until released. */
async function holdScripts(page: Page, names = '*.js'): Promise<() => Promise<void>> {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  await page.route(`**/assets/${names}`, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    resume();
    await page.waitForFunction(
      () => document.documentElement.dataset.hydrated && !document.querySelector('[data-dehydrated]'),
    );
    await page.unroute(`**/assets/${names}`);
  };
}

/** Text of the page, with carousel slides sorted. */
async function outcome(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const slides = /(?: *- group "\d+ of \d+":\n.*\n)+/g;
  return snapshot.replace(slides, (row) =>
    row
      .split(/(?=^ *- group)/m)
      .sort()
      .join(''),
  );
}

async function pressesDid(page: Page): Promise<string[]> {
  const did = await page.evaluate(() => window.pressesDid);
  const part = (line: string) => line.slice(0, line.indexOf(': '));
  return did.toSorted((a, b) => part(a).localeCompare(part(b)));
}

/** Dialog styles load late. */
async function waitUntilStill(page: Page): Promise<string> {
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        seen.unshift(await outcome(page));
        return new Set(seen.slice(0, 3)).size === 1 && seen.length >= 3;
      },
      { intervals: [200] },
    )
    .toBe(true);
  return seen[0] ?? '';
}

/** A page with live parts, and one that is live as a whole. `test:long` tries the others. */
const quickAddresses: string[] = ['/', routes.contact.path];

for (const address of addressesOfEachKind) {
  const tag = quickAddresses.includes(address) ? [] : '@long';
  test(`input on ${address} before hydration has the same result as after it`, { tag }, async ({ page }) => {
    // Checks the request of the model, not its arrival.
    await page.route('**/models/**', () => {});
    let openers: (string | undefined)[] = [undefined];
    for (let go = 0; go < openers.length; go++) {
      const resume = await holdScripts(page);
      await page.goto(address);
      const found = await dialogOpenersOf(page);
      if (found.length > 0) openers = found;
      const last = openers[go];
      const only = await pressEveryControl(page, { last });
      await resume();
      if (last) await page.getByRole('dialog').first().waitFor();
      const early = { page: await waitUntilStill(page), did: await pressesDid(page) };
      await page.evaluate(() => [sessionStorage, localStorage].forEach((store) => store.clear()));

      await open(page, address);
      expect(await pressEveryControl(page, { last, only })).toEqual(only);
      if (last) await page.getByRole('dialog').first().waitFor();
      await expect.poll(() => outcome(page)).toBe(early.page);
      expect(early.did).toEqual(await pressesDid(page));
      await page.evaluate(() => [sessionStorage, localStorage].forEach((store) => store.clear()));
    }
  });
}

const sides = { length: '5', width: '2.8', height: '2.5' };

async function fillRoom(page: Page, room: Partial<typeof sides> = sides): Promise<void> {
  for (const [side, metres] of Object.entries(room)) await page.locator(`#calculator [name=${side}]`).fill(metres);
}

const volume = (page: Page) => page.locator('#calculator output').first();
const side = (page: Page, name: keyof typeof sides) => page.locator(`#calculator [name=${name}]`);

test(
  'a room typed and calculated early is calculated, and what is typed after the press stays',
  { tag: '@smoke' },
  async ({ page }) => {
    const resume = await holdScripts(page);
    await page.goto('/');
    await fillRoom(page);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await fillRoom(page, { length: '7.25' });
    await resume();
    await expect(volume(page)).toHaveText('35.00 m³');
    await expect(side(page, 'length')).toHaveValue('7.25');
    await expect(side(page, 'width')).toHaveValue('');
  },
);

for (const address of ['/', routes.gym.path]) {
  const tag = address === '/' ? '@long' : [];
  test(
    `Enter in the calculator of ${address} calculates, and leaves page and address alone`,
    { tag },
    async ({ page }) => {
      const resume = await holdScripts(page);
      await page.goto(address);
      if (address !== '/') await page.locator('details:has(#calculator) > summary').click();
      await fillRoom(page);
      await page.evaluate(() => (document.title = 'The same page'));
      await side(page, 'height').press('Enter');
      await resume();
      await expect(volume(page)).toHaveText('35.00 m³');
      expect(new URL(page.url()).search).toBe('');
    },
  );
}

test('a room typed early under the blog opens in the planner', async ({ page }) => {
  const resume = await holdScripts(page);
  await page.goto('/blog');
  const form = page.getByRole('form', { name: 'Your room' });
  for (const [name, metres] of Object.entries(sides)) await form.locator(`[name=${name}]`).fill(metres);
  await form.getByRole('button').click();
  await resume();
  await expect(page).toHaveURL(/room-planner.*5.*2\.8.*2\.5/);
});

test('a word typed early into the search of the blog filters the list, and Enter leaves the page alone', async ({
  page,
}) => {
  const resume = await holdScripts(page);
  await page.goto('/blog');
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.pressSequentially('trombone');
  const opened = await page.evaluate(() => performance.timeOrigin);
  await box.press('Enter');
  await resume();
  await expect(page.getByText('Nothing matches “trombone”')).toBeVisible();
  await expect(box).toHaveValue('trombone');
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('a message typed early and sent by Enter arrives', async ({ page }) => {
  const resume = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two surgeries, 35 m³ each.');
  await page.getByRole('textbox', { name: 'Name' }).fill(`Ada Early ${Date.now()}`);
  await page.getByRole('textbox', { name: 'Phone' }).fill('0115 496 0127');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@practice.example');
  await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
  await resume();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the form takes over text that the browser restores on going back', async ({ page }) => {
  const resume = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Early');
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search' }).fill('trombone');
  await page.goBack();
  await resume();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Half a thought');
  await page.getByRole('textbox', { name: 'Phone' }).fill('1');
  await expect(message).toHaveValue('Half a thought');
  expect(await page.evaluate(() => sessionStorage.getItem('mars.draft.contact') ?? '')).toContain('Half a thought');
});

// React blocks events on a suspended page.
for (const held of ['*.js', 'ProductPage-*.js']) {
  test(`a tab shows its panel before ${held} has come, and stays the chosen one`, async ({ page }) => {
    const resume = await holdScripts(page, held);
    await page.goto('/product-details/generation-x');
    if (held !== '*.js')
      await page.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).length > 0);
    const panel = (name: string) => page.getByRole('tabpanel', { name });
    for (const name of ['Specification', 'Support', 'Specification']) {
      await page.getByRole('tab', { name }).click();
      await expect(panel(name)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    }
    await resume();
    await expect(panel('Specification')).toBeVisible();
    await page.getByRole('tab', { name: 'Description' }).click();
    await expect(panel('Description')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
}

test('two presses of a stepper within one task are two', async ({ page }) => {
  await open(page, '/product-details/generation-y');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  const more = page.getByRole('dialog').getByRole('button', { name: 'One more' });
  await more.evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expect(page.getByRole('dialog').getByLabel(/Quantity/)).toHaveValue('3');
});

test('an initial message of another page is not on the contact page without its link', async ({ page }) => {
  await open(page, routes.gym.path);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Please plan the air for our gym/);
  await open(page, '/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});
