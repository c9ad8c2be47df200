import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfFacts } from '../../media/documents/print/pdf-facts';
import { expect, loadPictures, open, overflowPx, test } from '../support/fixtures';

const answer = (page: Page, words: string | RegExp) => page.getByRole('heading', { level: 2, name: words });
const roomButtons = (page: Page) => page.getByRole('list').getByRole('button', { name: /^(Surgery|Waiting)[^:]*$/ });

async function typeRoom(
  page: Page,
  [name, length, width, height]: readonly [string, string, string, string],
  words = /^You need/,
) {
  await page.getByLabel(/^Length/).fill(length);
  await page.getByLabel(/^Width/).fill(width);
  await page.getByLabel(/^Height/).fill(height);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(answer(page, words)).toBeInViewport();
  await page.getByLabel('Name of the room').fill(name);
}

test(
  'rooms in metres and in feet become a plan that is ordered, copied, taken back and kept',
  { tag: '@smoke' },
  async ({ page, context, watch }) => {
    // The pointer may come to rest on a link, whose page is then fetched: offline the browser notes it.
    watch.allowNetworkNotes();
    await open(page, '/room-planner');
    await loadPictures(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByLabel(/^Length/)).toBeFocused();
    await expect(page.getByText('Enter the length in metres, such as 4.50')).toBeVisible();

    await typeRoom(page, ['Surgery', '4.5', '3,5', '2.6'], /^You need one Generation X\.$/);
    await page.getByRole('button', { name: 'Add to my plan' }).click();
    await expect(page.getByText(/^Surgery is in your plan\./)).toBeFocused();
    await page.getByRole('button', { name: 'Surgery', exact: true }).click();
    await page.getByRole('radio', { name: 'Feet' }).check();
    await expect(page.getByLabel(/^Length/)).toHaveValue('14 ft 9 in');
    await typeRoom(page, ['Waiting room', '19 ft 8 in', '16\' 5"', '8 ft 10 in']);
    await page.getByRole('button', { name: 'Add as another room' }).click();

    await page.getByRole('button', { name: 'Move Waiting room up' }).click();
    await expect(roomButtons(page)).toHaveText(['Waiting room', 'Surgery']);
    await page.getByRole('button', { name: 'Copy Surgery' }).click();
    await page.getByRole('button', { name: 'Remove Waiting room' }).click();
    await expect(roomButtons(page)).toHaveText(['Surgery', 'Surgery 2']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(roomButtons(page)).toHaveText(['Waiting room', 'Surgery', 'Surgery 2']);

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel(/^Length/), 'the next room').toHaveValue('');
    await expect(roomButtons(page)).toHaveText(['Waiting room', 'Surgery', 'Surgery 2']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toMatch(/^\uFEFF.*\r\n(.*\r\n)*.*Surgery 2/);
    expect(await overflowPx(page)).toBe(0);
  },
);

/** Other hashes: RoomPlanner.test.tsx. */
test('the skip link keeps the room that was typed, and its address', async ({ page }) => {
  await open(page, '/room-planner');
  await typeRoom(page, ['Surgery', '4.5', '3.5', '2.6']);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/room-planner#room=4.5x3.5x2.6&target=6&vent=1&name=Surgery');
  await expect(page.getByLabel(/^Length/)).toHaveValue('4.5');
  await page.reload();
  await expect(page.getByLabel(/^Length/)).toHaveValue('4.5');
  await expect(page.getByLabel('Name of the room')).toHaveValue('Surgery');
});

test('three rooms are in the plan after the solid button at each step', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/room-planner');
  const names = ['One', 'Two', 'Three'];
  const solid = page.getByRole('main').locator('button.btn-primary');
  for (const [index, name] of names.entries()) {
    await page.getByLabel(/^Length/).fill(String(index + 4));
    await page.getByLabel(/^Width/).fill('4');
    await page.getByLabel(/^Height/).fill('2.5');
    await solid.first().click();
    await page.getByLabel('Name of the room').fill(name);
    await expect(solid.nth(1)).toHaveText('Add to my plan');
    await solid.nth(1).click();
    await expect(page.getByText(`${name} is in your plan.`)).toBeInViewport();
    await expect(page.getByLabel('Name of the room')).toHaveValue('');
  }
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
});

test('a link brings back its rooms, and says what it had to leave out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/room-planner?room=4.5x3.5x2.6&target=6&name=Surgery&room=6x5x2.7&target=6&vent=1&room=9x0x3');
  await expect(page.getByText(/could not be read: room=9x0x3/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to the whole plan' }).click();
  await expect(page.getByRole('main').getByText('Link copied. It opens the same figures anywhere.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/room-planner#room=4\.5x3\.5x2\.6&target=6&name=Surgery&room=6x5x2\.7&target=6&vent=1$/);

  await open(page, link);
  await expect(answer(page, 'The plan of this link')).toBeVisible();
  const machine = page.getByRole('application', { name: /^Generation X 1:/ });
  const place = await machine.getAttribute('aria-label');
  await machine.press('ArrowRight');
  await expect(machine).not.toHaveAttribute('aria-label', place ?? '');

  await page.getByRole('link', { name: 'Get a written quote for this plan' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Please give me a price for this room plan:\n\n- Surgery: .*\n- Room 2: .*\nTogether: £/,
  );
  await expect(page.getByLabel('Message')).toHaveValue(
    new RegExp(`The same plan to open: ${link.replace(/[?.*+]/g, '\\$&')}`),
  );
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('a plan prints a record of each room, and a case on as many sheets as it needs', async ({ page }) => {
  const long = 'A room with a name of some sixty characters, as long as can be';
  const room = `room=14.25x9.75x3.25&kind=classroom&people=120&rule=ashrae&vent=co2+900+children&noise=50&name=${long}`;
  const many = Array.from({ length: 17 }, () => 'room=4.5x3.5x2.6&target=6').join('&');
  const classroom = 'room=9x7x3&kind=classroom&people=30&vent=2';
  await page.addInitScript(() => (window.print = () => {}));
  await open(page, `/room-planner#${room}&floor=First&room=60x40x6&${classroom}&${many}&item=gen-x-filter*4`);
  const pages = async () => pdfFacts(await page.pdf({ format: 'A4', printBackground: false, tagged: true })).pages;
  await page.getByRole('button', { name: 'Print a record of each room' }).click();
  await expect(page.getByText('Air change record', { exact: true }).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const squares = await page
    .locator('figure', { hasText: 'Sketch the room' })
    .locator('svg')
    .evaluateAll((all) => all.map((grid) => grid.getBoundingClientRect().height / (6 * (96 / 25.4))));
  for (const rows of squares) expect(Math.abs(rows - Math.round(rows)), `${rows} rows of squares`).toBeLessThan(0.02);
  expect(Math.min(...squares)).toBeGreaterThan(2.9);
  await page.emulateMedia({ media: null });
  expect(await pages()).toBe(20);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  const paper = page.getByRole('region', { name: 'Print it for your board' });
  await paper.scrollIntoViewIfNeeded();
  await expect(paper.getByRole('article')).toHaveCount(4);
  await expect(paper.getByText('No price for all rooms yet')).toBeVisible();
  await expect(paper.getByRole('article').filter({ hasText: 'The other rooms take' })).toHaveCount(1);
  await paper.getByLabel('Name of the organisation').fill('A name as long as the field lets one type it. '.repeat(5));
  await paper.getByRole('button', { name: 'Print', exact: true }).click();
  expect(await pages()).toBe(4);
});

test(
  'a room of a sector page is planned, compared and asked about with its number of machines',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/air-purifiers-for-schools');
    await page.getByRole('link', { name: 'Use my own room' }).click();
    await page.getByRole('link', { name: 'Plan this room' }).first().click();
    await expect(answer(page, 'You need four Generation X.')).toBeVisible();
    await page.getByText('Every model for this room').first().click();
    await page.getByRole('link', { name: 'Compare the four side by side' }).click();
    await expect(page.getByLabel('Length (m)')).toHaveValue('9.00');
    await page.goBack();
    await expect(answer(page, 'You need four Generation X.')).toBeVisible();
    await page.getByRole('link', { name: 'Get a written quote', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Get a written quote' }).getByLabel(/Quantity/)).toHaveValue('4');
  },
);
