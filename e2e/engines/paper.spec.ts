import { spawnSync } from 'node:child_process';
import { morePrintedPages, partsToPrint, phone, printedPages, times } from '../support/printed-pages';
import { expect, test } from './fixtures';

/** Text by pdftotext; a form feed ends each sheet. */
function textOf(pdf: Uint8Array): string {
  return spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 1e8 }).stdout;
}

for (const [address, mostSheets] of [...printedPages, ...morePrintedPages]) {
  test(
    `${address} on paper: its headings, nothing that floats, links with their addresses`,
    { tag: '@paper' },
    async ({ visitor, print }) => {
      await visitor.open(address);
      await visitor.run(() => {
        // The screen shows what is printed: Firefox's driver cannot emulate paper.
        for (const { cssRules } of document.styleSheets)
          for (const rule of cssRules)
            if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        // Tabular figures have no Unicode mapping in the PDF.
        for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.fontFamily = 'sans-serif';
      });
      const { headings, answers, phones, outside } = await visitor.run(partsToPrint, phone);
      // Firefox breaks pages elsewhere.
      for (const paper of ['A4', 'Letter'] as const) {
        const text = textOf(await print(paper));
        const sheets = times(text, '\f');
        const line = text.replace(/\s+/g, ' ');
        expect.soft(sheets, `sheets of ${paper}`).toBeLessThanOrEqual(mostSheets + 2);
        for (const word of headings) expect.soft(line, `${paper} has "${word}"`).toContain(word);
        // Firefox's ligatures.
        const letters = line.normalize('NFKC');
        for (const words of answers) expect.soft(letters, `${paper} has "${words}"`).toContain(words.normalize('NFKC'));
        expect.soft(times(line, phone), `telephone numbers on ${paper}`).toBeLessThanOrEqual(phones);
        for (const url of outside) expect.soft(line.replace(/\s/g, ''), `${paper} tells ${url}`).toContain(url);
      }
    },
  );
}
