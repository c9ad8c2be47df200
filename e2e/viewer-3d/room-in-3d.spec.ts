import type { Page } from '@playwright/test';
import { expectNoViolation } from '../accessibility/audit';
import { drawing, expectInside, firstDrawing } from '../support/webgl';
import { expect, open, overflowPx, test } from '../support/fixtures';

test.use(drawing);

const [room, hall] = ['/room-planner#room=4.5x3.5x2.6&target=6', '/room-planner#room=9x7x2.2&target=6&vent=1'];

const seeButton = (page: Page) => page.getByRole('button', { name: 'See it in 3D' });
const ground = (page: Page) => page.getByRole('application', { name: 'Your room, to turn' });
const words = (page: Page) => ground(page).locator('xpath=..').locator('svg text');
/** Sizes and names where the camera sees them; a picture would depend on the place of the page as well. */
const drawn = (page: Page) => ground(page).locator('xpath=..').locator('svg').first().innerHTML();

async function see(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'See it in 3D' }).click();
  await expect(ground(page)).toBeVisible(firstDrawing);
}

test(
  'a room stands there at a press, with its sizes, its machines by number, and nothing loaded before',
  { tag: ['@both', '@long'] },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, hall);
    expect(requested.filter((path) => /models\/|-scene-[\w-]+\.js|RoomViewer/.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'See it in 3D' }).click();
    await expect(ground(page)).toBeVisible(firstDrawing);
    await expect(ground(page)).toBeInViewport();
    await expect(words(page)).toHaveText(['9.00 m', '7.00 m', '2.20 m', '1', '2']);
    expect(requested.filter((path) => path.startsWith('/models/')).sort()).toEqual([
      '/models/generation-x.glb',
      '/models/studio.hdr',
    ]);
    await expectInside(ground(page), words(page));
    expect(await overflowPx(page)).toBe(0);
    await expectNoViolation(page, 'a room in 3D', { within: 'figure:has(canvas)' });
  },
);

test('it turns by the keyboard, goes close to the machine, and is put back', { tag: '@long' }, async ({ page }) => {
  await see(page, room);
  const home = await drawn(page);
  await ground(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#announcer')).toHaveText('From above the upper right corner of the plan');
  await expect.poll(() => drawn(page)).not.toBe(home);
  await page.getByRole('radio', { name: 'Generation X' }).check();
  await expect(words(page), 'the sizes lie outside').toHaveText(['Generation X']);
  await ground(page).focus();
  await page.keyboard.press('Home');
  await expect(words(page)).toHaveCount(4);
  await expect.poll(() => drawn(page)).toBe(home);
});

test('a machine that is moved in the plan moves in the room', { tag: '@long' }, async ({ page }) => {
  await see(page, room);
  const nameAtPx = async () => Number(await words(page).last().getAttribute('x'));
  const firstPx = await nameAtPx();
  const places = page.getByRole('list', { name: 'Machines in the room' }).getByRole('listitem');
  await expect(places).toHaveText([/stands\s1\.5\sm\sfrom the left wall and 3\.0\sm/]);
  await page.getByRole('application', { name: /^Generation X 1:/ }).press('Shift+ArrowRight');
  await expect(places).toHaveText([/stands\s2\.0\sm\sfrom the left wall and 2\.5\sm/]);
  await ground(page).scrollIntoViewIfNeeded();
  await expect.poll(nameAtPx).toBeGreaterThan(firstPx + 5);
});

test('another room takes its place when it is worked out, and it can be closed', { tag: '@long' }, async ({ page }) => {
  await see(page, room);
  await page.getByLabel(/^Length/).fill('5');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Close the room' }).scrollIntoViewIfNeeded();
  await expect(words(page)).toHaveText(['5.00 m', '3.50 m', '2.60 m', 'Generation X'], firstDrawing);
  await page.getByRole('button', { name: 'Close the room' }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(seeButton(page)).toBeVisible();
});

test(
  'where it cannot be shown the plan stays, and one sentence says why',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.allowNetworkNotes();
    const problem = page.getByRole('figure').getByRole('status').last();
    await page.route('**/models/generation-x.glb', (route) => route.abort());
    await open(page, room);
    await seeButton(page).click();
    await expect(problem).toHaveText(
      'The model did not load, so here is the plan alone. Check the connection and try again.',
    );
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.unroute('**/models/generation-x.glb');

    await page.route('**/models/generation-x.glb', () => {});
    await seeButton(page).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(problem).toHaveText('');
    await page.unroute('**/models/generation-x.glb');

    await page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null));
    await seeButton(page).click();
    await expect(problem).toHaveText('This browser cannot draw in 3D (WebGL), so here is the plan alone.');
  },
);
