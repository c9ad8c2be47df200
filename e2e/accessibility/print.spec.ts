import type { Locator, Page } from '@playwright/test';
import { pdfFacts } from '../../media/documents/print/pdf-facts';
import { pdfText } from '../../media/documents/print/pdf-text';
import { partsToPrint, phone, printedPages, times } from '../support/printed-pages';
import { expect, open, test } from '../support/fixtures';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<{ sheets: number; text: string }> {
  const pdf = await page.pdf({ format, printBackground: false, tagged: true });
  return { sheets: pdfFacts(pdf).pages, text: pdfText(pdf).replace(/\s+/g, ' ') };
}

/** Letter is shorter than A4; `test:long` prints on it. */
const formats: { format: 'A4' | 'Letter'; moreSheets: number; tag: string[] }[] = [
  { format: 'A4', moreSheets: 0, tag: [] },
  { format: 'Letter', moreSheets: 1, tag: ['@long'] },
];

for (const { format, moreSheets, tag } of formats) {
  for (const [address, mostSheets] of printedPages) {
    test(
      `${address} on ${format}: its whole text, nothing that floats, links with their addresses`,
      { tag },
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
  await page.emulateMedia({ media: 'print' });
  for (const table of await page.getByRole('table').all()) {
    const lefts = (cells: Locator) =>
      cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const names = await lefts(table.getByRole('columnheader'));
    expect(names).toHaveLength(4);
    expect(await lefts(table.getByRole('row').nth(1).getByRole('cell'))).toEqual(names);
  }
});
