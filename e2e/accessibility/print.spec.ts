import type { Page } from '@playwright/test';
import { pdfFacts } from '../../media/documents/print/pdf-facts';
import { pdfText } from '../../media/documents/print/pdf-text';
import { printedPages } from '../support/printed-pages';
import { expect, open, test } from '../support/fixtures';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<{ sheets: number; text: string }> {
  const pdf = await page.pdf({ format, printBackground: false, tagged: true });
  return { sheets: pdfFacts(pdf).pages, text: pdfText(pdf).replace(/\s+/g, ' ') };
}

const times = (text: string, words: string) => text.split(words).length - 1;

for (const [address, mostSheets] of printedPages) {
  test(`${address} on paper: its whole text, nothing that floats, links with their addresses`, async ({ page }) => {
    await open(page, address);
    // Variable fonts become outlines in PDFs.
    await page.addStyleTag({ content: '* { font-family: sans-serif !important }' });
    await page.emulateMedia({ media: 'print' });
    const { texts, answers, phones, outside } = await page.evaluate(() => ({
      texts: [...document.querySelectorAll<HTMLElement>('main h1, main h2')].flatMap((heading) =>
        heading.checkVisibility() ? (heading.innerText.trim().split(/\s+/)[0] ?? '') : [],
      ),
      answers: [...document.querySelectorAll<HTMLElement>('#questions summary + div p:last-of-type')].map((paragraph) =>
        (paragraph.firstChild?.textContent ?? '').trim().split(/\s+/).slice(0, 4).join(' '),
      ),
      phones: document.body.innerText.split('0808 157 0142').length - 1,
      outside: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')].map(({ href }) => href),
    }));
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, text } = await printed(page, format);
      expect.soft(sheets, `sheets of ${format}`).toBeLessThanOrEqual(format === 'A4' ? mostSheets : mostSheets + 1);
      for (const words of texts) expect.soft(text, `${format} has "${words}"`).toContain(words);
      for (const words of answers) expect.soft(text, `${format} has "${words}"`).toContain(words);
      // Fixed elements would repeat.
      expect.soft(times(text, '0808 157 0142'), `telephone numbers on ${format}`).toBeLessThanOrEqual(phones);
      for (const url of outside) expect.soft(text.replace(/\s/g, ''), `${format} tells ${url}`).toContain(url);
    }
  });
}
