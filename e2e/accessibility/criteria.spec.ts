import type { Page } from '@playwright/test';
import { pageAddresses } from '../addresses';
import { href } from '../../src/lib/href';
import { expect, open, test } from '../visitor';

test.skip(({ isMobile }) => isMobile, 'none of it depends on the width of the window');

/** Animations of style sheets and scripts that still run, by the class of what they move. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.className.toString() ?? ''),
  );
}

const word = (page: Page) => page.locator('h1 [aria-hidden=true]').first();

test('what moves by itself can be stopped: the word of the home page (2.2.2)', async ({ page }) => {
  await open(page, href('home'));
  await page.getByRole('button', { name: 'Pause the changing word' }).click();
  const stopped = await word(page).textContent();
  // Longer than any word of it stands.
  await page.waitForTimeout(4000);
  expect(await word(page).textContent()).toBe(stopped);
  await page.getByRole('button', { name: 'Play the changing word' }).click();
  await expect(word(page)).not.toHaveText(stopped ?? '', { timeout: 15_000 });
});

test('nothing moves for those who ask for less motion (2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [href('home'), href('about'), href('product', { slug: 'generation-x' }), href('dentistry')]) {
    await open(page, address);
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(500);
    expect(await running(page), address).toEqual([]);
  }
});

test('telephone, e-mail and message stand in the same order on every page (3.2.6)', async ({ page }) => {
  const help = new Map<string, string>();
  for (const address of pageAddresses) {
    const html = await (await page.request.get(address)).text();
    const links = await page.evaluate((text) => {
      const all = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('header a, #footer a');
      return [...all].map((link) => link.getAttribute('href') ?? '');
    }, html);
    // A number that stands twice is one way: the telephone over the horizon is not on every page.
    const ways = [...new Set(links)].filter((way) => /^(?:tel:|mailto:|.*\/contact$)/.test(way)).join(' ');
    help.set(address, ways);
  }
  const [first = ''] = help.values();
  expect(first).toMatch(/tel:\S+ .*mailto:/);
  for (const [address, ways] of help) expect(ways, address).toBe(first);
});

test('fields that ask for the visitor say so to the browser (1.3.5)', async ({ page }) => {
  const purposes = () =>
    page
      .locator('form input[autocomplete]:visible')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  for (const address of [href('contact'), href('gym')]) {
    await open(page, address);
    expect(await purposes(), address).toEqual(expect.arrayContaining(['name', 'tel', 'email']));
  }
  await open(page, `${href('product', { slug: 'generation-x' })}#request`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await purposes()).toEqual(expect.arrayContaining(['name', 'tel', 'email']));
});

test('films have captions and their words beside them (1.2.1 to 1.2.5)', async ({ page }) => {
  for (const address of [href('home'), href('about')]) {
    await open(page, address);
    await page.getByRole('button', { name: /Play the film|Watch the story/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Play/ }).click();
    await expect(dialog.locator('video track[kind=captions]')).toHaveCount(1);
    const captions = await dialog.locator('video track').getAttribute('src');
    expect(await (await page.request.get(captions ?? '')).text()).toMatch(/^WEBVTT/);
    await expect(dialog.getByText('Read the transcript')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a result is told without its colour (1.4.1)', async ({ page }) => {
  await open(page, href('home'));
  for (const [name, metres] of [
    ['Length', '9'],
    ['Width', '7'],
    ['Height', '3'],
  ] as const)
    await page.getByLabel(`${name} (m)`).fill(metres);
  await page.getByRole('button', { name: 'Calculate' }).click();
  const rows = page.locator('#calculator table tbody tr');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) await expect(row).toContainText(/minimum|optimum/i);
});
