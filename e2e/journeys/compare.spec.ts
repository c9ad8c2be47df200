import { readFile } from 'node:fs/promises';
import { priceOf } from '../support/prices';
import { expect, open, overflowPx, test } from '../support/fixtures';

test('chosen in the shop, compared side by side, with the room in the address', { tag: '@smoke' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/shop');
  expect(
    scripts.filter((url) => /Comparison|CompareTable/.test(url)),
    'loaded before it is used',
  ).toEqual([]);
  const choose = (model: string) => page.getByRole('button', { name: `Compare ${model}`, exact: true });
  await choose('Generation X').click();
  await expect(page.getByText('Choose one more', { exact: true })).toBeVisible();
  await choose('Generation Y').click();
  await expect(choose('Generation Y')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Compare 2' }).click();

  await expect(page).toHaveURL(/\/shop\?compare=generation-x,generation-y$/);
  const title = page.getByRole('heading', { level: 1, name: /^Two machines/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page.getByRole('columnheader')).toContainText(['Generation X', 'Generation Y']);
  await expect(page.getByRole('row', { name: /^List price/ }).getByRole('cell')).toContainText([
    priceOf('generation-x'),
    priceOf('generation-y'),
  ]);
  expect(await overflowPx(page)).toBe(0);

  await page.getByLabel('Length (m)').fill('9');
  await page.getByLabel('Width (m)').fill('7');
  await page.getByLabel('Height (m)').fill('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#room=9x7x3&/);
  await expect(page.getByRole('status').filter({ hasText: 'would plan' })).toContainText('Three');
  const verdicts = page.getByRole('row', { name: /^For your room/ }).getByRole('cell');
  await expect(verdicts).toContainText(['Three of them', 'Three of them']);
  await page.reload();
  await expect(verdicts).toContainText(['Three of them', 'Three of them']);
  const airChanges = page.getByRole('row', { name: /^Air changes, full speed/ }).getByRole('cell');
  await expect(airChanges.first()).toBeHidden();
  await page.getByText('All figures').click();
  // 727 and 633 m³/h in 189 m³.
  await expect(airChanges).toContainText(['3.8 ACH', '3.3 ACH']);

  await page.goBack();
  await expect(choose('Generation X')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'of four, a phone shows the choice beside any other, and a filter reminder is saved on the device',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/shop?compare=generation-s,generation-x,generation-y,generation-z');
    const heads = page.getByRole('table', { name: /side by side$/ }).getByRole('columnheader');
    await expect(heads).toHaveText(['Generation X', 'Generation Y']);
    await page.locator('fieldset').getByRole('radio', { name: 'Generation S', exact: true }).check();
    await expect(heads).toHaveText(['Generation X', /^Too small\s*Generation S$/]);
    await page.getByText('All figures').click();
    expect(await overflowPx(page)).toBe(0);
    await open(page, '/product-details/gen-x-filter');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Filter reminder/ }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('gen-x-filter-reminder.ics');
    const text = await readFile(await saved.path(), 'utf8');
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  },
);
