import type { Page } from '@playwright/test';
import { pdfFacts } from '../../media/documents/print/pdf-facts';
import { sectorKeys, sectors } from '../../src/config/sectors';
import { expect, open, test } from '../support/fixtures';

const part = (page: Page) => page.locator('#case');
const show = (page: Page) => part(page).getByRole('button', { name: 'Show the case' }).click();

/** Runs in the page: sheets whose content is cut, or that are filled by less than four fifths. */
function badSheets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('#case article')].flatMap((sheet) => {
    const content = sheet.children[1];
    const last = content?.lastElementChild;
    if (!content || !last) return ['empty'];
    const box = sheet.getBoundingClientRect();
    const isCut = content.scrollHeight > content.clientHeight + 1 || sheet.scrollHeight > sheet.clientHeight + 1;
    const filled = (last.getBoundingClientRect().bottom - box.top) / box.height;
    const name = sheet.getAttribute('aria-label') ?? '';
    return [...(isCut ? [`${name} is cut`] : []), ...(filled < 0.8 ? [`${name} is filled to ${filled}`] : [])];
  });
}

test('a link to the case opens it', async ({ page }) => {
  await open(page, sectors.gym.path);
  await page.getByRole('link', { name: 'Use my own room' }).click();
  await page.getByRole('link', { name: 'The case to take to your board' }).click();
  await expect(part(page).getByRole('article')).not.toHaveCount(0);
});

test('the case of a school loads when it is asked for, and is printed on two sides for six rooms', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.addInitScript(() => (window.print = () => {}));
  await open(page, sectors.education.path);
  await page.mouse.move(40, 40);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(scripts.filter((url) => url.includes('BusinessCaseEditor'))).toEqual([]);
  await show(page);
  await expect(part(page).getByRole('article')).toHaveCount(2);
  expect(scripts.filter((url) => url.includes('BusinessCaseEditor'))).not.toEqual([]);
  await expect(part(page).getByText(/By other standards: .*CDPH’s .*14\.2/)).toBeVisible();

  await part(page).getByLabel('Name of the school').fill('St Example’s Primary School');
  await part(page).getByRole('radio', { name: 'The building' }).check();
  await part(page).getByLabel('Hall').fill('');
  await part(page).getByLabel('Nursery').fill('');
  await part(page).getByLabel('Library').fill('');
  await part(page).getByLabel('Staff room').fill('');
  await expect(part(page).getByRole('article').first()).toContainText('Clean air for four classrooms');
  await part(page).getByRole('button', { name: 'Print', exact: true }).click();
  expect(pdfFacts(await page.pdf({ format: 'A4', printBackground: false, tagged: true })).pages).toBe(2);

  await page.reload();
  await show(page);
  await expect(part(page).getByLabel('Name of the school')).toHaveValue('St Example’s Primary School');
});

for (const key of sectorKeys) {
  // A school has the longest name and the most rooms: `test:long` opens the others.
  const tag = key === 'education' ? [] : ['@long'];
  test(`${key}: no side of the case is cut or less than four fifths full`, { tag }, async ({ page }) => {
    await open(page, sectors[key].path);
    await show(page);
    await expect(part(page).getByRole('article')).toHaveCount(2);
    expect(await page.evaluate(badSheets)).toEqual([]);
    await part(page).getByRole('textbox').first().fill('A name as long as the field lets one type it. '.repeat(5));
    await part(page).getByRole('radio', { name: 'The building' }).check();
    expect(await page.evaluate(badSheets)).toEqual([]);
  });
}

test('on a phone the case stands whole, and opens to be read', { tag: '@phone' }, async ({ page }) => {
  await open(page, sectors.dentistry.path);
  await show(page);
  await expect(part(page).getByRole('article')).toHaveCount(2);
  expect(await page.evaluate(badSheets)).toEqual([]);
  await part(page).getByRole('button', { name: 'Open the case to read it' }).click();
  const size = () =>
    part(page)
      .getByText('The problem')
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await size()).toBeGreaterThanOrEqual(15);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
