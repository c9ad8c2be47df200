import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/find-chromium';
import { putFonts } from './fonts';
import { putPictures } from './pictures';

/** A PDF file, and the headings of the pages that hold more than fits on them. */
type PrintedFile = { pdf: Buffer; overfull: string[] };

export type Printer = {
  print: (html: string) => Promise<PrintedFile>;
  close: () => Promise<void>;
};

/** Every run writes the same bytes: the moment of printing is not of interest. */
function withoutDates(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  return Buffer.from(text.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20260101000000'), 'latin1');
}

/** Headings of the sheets whose content is taller or wider than they are. Runs in the page. */
function overfullSheets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.sheet')]
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
      return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    })
    .map((sheet) => {
      const overMm = ((sheet.scrollHeight - sheet.clientHeight) * 25.4) / 96;
      return `"${sheet.querySelector('h1, h2')?.textContent ?? ''}" by ${overMm.toFixed(1)} mm`;
    });
}

/** Starts the browser that makes the PDF files, with the fonts of the documents beside it. */
export async function startPrinter(root: string): Promise<Printer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'documents-'));
  // Without hinting the letters stand where their shapes ask, not on the pixels of a screen.
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  await writeFile(path.join(folder, 'fonts.css'), await putFonts(root, folder));

  async function print(html: string): Promise<PrintedFile> {
    const source = path.join(folder, 'document.html');
    await writeFile(source, html);
    await putPictures(html, folder);
    const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
    try {
      await page.emulateMedia({ media: 'print' });
      await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const overfull = await page.evaluate(overfullSheets);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
      return { pdf: withoutDates(pdf), overfull };
    } finally {
      await page.close();
    }
  }

  async function close(): Promise<void> {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }

  return { print, close };
}
