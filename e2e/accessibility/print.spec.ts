import type { Page } from '@playwright/test';
import { pdfSheets, pdfText } from '../../media/documents/print/pdf-text';
import { morePrintedPages, partsToPrint, phone, printedPages, times } from '../support/printed-pages';
import { expect, open, test } from '../support/fixtures';

test.use({ bypassCSP: true });

/** Words alone: a line may break anywhere. */
const withoutGaps = (text: string) => text.replace(/[\s\u2060]+/g, '');

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<{ sheets: string[]; text: string }> {
  const pdf = await page.pdf({ format, printBackground: false, tagged: true });
  return { sheets: pdfSheets(pdf).map(withoutGaps), text: pdfText(pdf).replace(/\s+/g, ' ') };
}

/** Letter is shorter than A4; `test:long` prints on it. */
const formats = [
  { format: 'A4', moreSheets: 0, pages: printedPages, tag: [] },
  { format: 'A4', moreSheets: 0, pages: morePrintedPages, tag: ['@long'] },
  { format: 'Letter', moreSheets: 1, pages: [...printedPages, ...morePrintedPages], tag: ['@long'] },
] as const;

for (const { format, moreSheets, pages, tag } of formats) {
  for (const [address, mostSheets] of pages) {
    test(
      `${address} on ${format}: its whole text, nothing that floats, links with their addresses`,
      { tag: [...tag] },
      async ({ page }) => {
        await open(page, address);
        // Variable fonts become outlines in PDFs.
        await page.addStyleTag({ content: '* { font-family: sans-serif !important }' });
        await page.emulateMedia({ media: 'print' });
        const { headings, begun, answers, phones, outside } = await page.evaluate(partsToPrint, phone);
        const { sheets, text } = await printed(page, format);
        expect.soft(sheets.length, 'sheets').toBeLessThanOrEqual(mostSheets + moreSheets);
        for (const [heading, words] of begun.map((pair) => pair.map(withoutGaps)) as [string, string][]) {
          const isWhole = sheets.some((sheet) => sheet.includes(heading) && sheet.includes(words.slice(0, 12)));
          expect.soft(isWhole, `"${heading}" stands on the sheet of "${words}"`).toBe(true);
        }
        for (const words of headings) expect.soft(text, `has "${words}"`).toContain(words);
        for (const words of answers) expect.soft(text, `has "${words}"`).toContain(words);
        // Fixed elements would repeat.
        expect.soft(times(text, phone), 'telephone numbers').toBeLessThanOrEqual(phones);
        for (const url of outside) expect.soft(text.replace(/\s/g, ''), `tells ${url}`).toContain(url);
      },
    );
  }
}

test('a comparison on A4 prints each name over its figures', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, '/shop?compare=generation-s,generation-x,generation-y,generation-z');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const tables = await page.getByRole('table').all();
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    // Both rows at one moment: the page may just be taking its styles for print.
    const [names, figures] = await table.evaluate((element) =>
      [...element.querySelectorAll('tr')]
        .slice(0, 2)
        .map((row) => [...row.cells].slice(1).map((cell) => Math.round(cell.getBoundingClientRect().left))),
    );
    expect(names).toHaveLength(4);
    expect(figures).toEqual(names);
  }
  expect((await printed(page, 'A4')).sheets.length, 'no sheet for the footer alone').toBeLessThanOrEqual(2);
});

test('the case of a school prints once it is open, on two sheets of its own', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, '/air-purifiers-for-schools');
  const closed = await printed(page, 'A4');
  expect(closed.sheets.length).toBeLessThanOrEqual(9);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The case for your governors')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Show the case' }).click();
  const papers = page.locator('#case article');
  await expect(papers).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  const lefts = await papers.evaluateAll((all) => all.map((paper) => Math.round(paper.getBoundingClientRect().left)));
  expect(lefts[1]).toBe(lefts[0]);
  expect((await printed(page, 'A4')).sheets.length).toBeLessThanOrEqual(closed.sheets.length + 3);
});

test('a plan prints the names of its rooms, and the shop no bar to compare', async ({ page }) => {
  await open(page, '/room-planner#room=4.5x3.5x2.6&target=6&name=Surgery&room=6x5x2.7&target=6&name=Waiting%20room');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Waiting room', { exact: true })).toBeVisible();
  await expect(page.getByText('With servicing by us')).toBeHidden();
  await open(page, '/shop');
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Compare Generation X', exact: true }).click();
  await expect(page.getByText('Choose one more', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Choose one more', { exact: true })).toBeHidden();
});
