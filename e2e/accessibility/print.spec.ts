import type { Page } from '@playwright/test';
import { pdfFacts } from '../../media/documents/print/pdf-facts';
import { pdfText } from '../../media/documents/print/pdf-text';
import { partsToPrint, phone, printedPages, times } from '../support/printed-pages';
import { expect, open, test } from '../support/fixtures';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<{ sheets: number; text: string }> {
  const pdf = await page.pdf({ format, printBackground: false, tagged: true });
  return { sheets: pdfFacts(pdf).pages, text: pdfText(pdf).replace(/\s+/g, ' ') };
}

for (const [address, mostSheets] of printedPages) {
  test(`${address} on paper: its whole text, nothing that floats, links with their addresses`, async ({ page }) => {
    await open(page, address);
    // Variable fonts become outlines in PDFs.
    await page.addStyleTag({ content: '* { font-family: sans-serif !important }' });
    await page.emulateMedia({ media: 'print' });
    const { headings, answers, phones, outside } = await page.evaluate(partsToPrint, phone);
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, text } = await printed(page, format);
      expect.soft(sheets, `sheets of ${format}`).toBeLessThanOrEqual(format === 'A4' ? mostSheets : mostSheets + 1);
      for (const words of headings) expect.soft(text, `${format} has "${words}"`).toContain(words);
      for (const words of answers) expect.soft(text, `${format} has "${words}"`).toContain(words);
      // Fixed elements would repeat.
      expect.soft(times(text, phone), `telephone numbers on ${format}`).toBeLessThanOrEqual(phones);
      for (const url of outside) expect.soft(text.replace(/\s/g, ''), `${format} tells ${url}`).toContain(url);
    }
  });
}
