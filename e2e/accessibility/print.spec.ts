import type { Page } from '@playwright/test';
import { pdfFacts } from '../../media/documents/print/pdf-facts';
import { pdfText } from '../../media/documents/print/pdf-text';
import { morePrintedPages, partsToPrint, phone, printedPages, times } from '../support/printed-pages';
import { expect, open, test } from '../support/fixtures';

test.use({ bypassCSP: true });

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<{ sheets: number; text: string }> {
  const pdf = await page.pdf({ format, printBackground: false, tagged: true });
  return { sheets: pdfFacts(pdf).pages, text: pdfText(pdf).replace(/\s+/g, ' ') };
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
        const { headings, answers, phones, outside } = await page.evaluate(partsToPrint, phone);
        const { sheets, text } = await printed(page, format);
        expect.soft(sheets, 'sheets').toBeLessThanOrEqual(mostSheets + moreSheets);
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
  expect((await printed(page, 'A4')).sheets, 'no sheet for the footer alone').toBeLessThanOrEqual(2);
});

/** The words of each sheet of A4. */
async function sheetsOf(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: '* { font-family: sans-serif !important }' });
  const { pages } = pdfFacts(await page.pdf({ format: 'A4', tagged: true }));
  const sheets: string[] = [];
  for (let sheet = 1; sheet <= pages; sheet += 1) {
    const pdf = await page.pdf({ format: 'A4', tagged: true, pageRanges: String(sheet) });
    sheets.push(pdfText(pdf).replace(/\s+/g, ' '));
  }
  return sheets;
}

test('a heading of the home page prints over what it heads', async ({ page }) => {
  await open(page, '/');
  const sheets = await sheetsOf(page);
  for (const [heading, first] of [
    ['Choose by the size', 'View Generation X'],
    ['Six stages, in', 'Large-particulate'],
    ['What MARS Filters And Kills', 'Viruses'],
  ] as const) {
    expect(sheets.find((text) => text.includes(heading))).toContain(first);
  }
});

test('the case of a school prints once it is open, on two sheets of its own', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, '/air-purifiers-for-schools');
  const closed = await printed(page, 'A4');
  expect(closed.sheets).toBeLessThanOrEqual(9);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The case for your governors')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Show the case' }).click();
  const papers = page.locator('#case article');
  await expect(papers).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  const lefts = await papers.evaluateAll((all) => all.map((paper) => Math.round(paper.getBoundingClientRect().left)));
  expect(lefts[1]).toBe(lefts[0]);
  expect((await printed(page, 'A4')).sheets).toBeLessThanOrEqual(closed.sheets + 3);
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
