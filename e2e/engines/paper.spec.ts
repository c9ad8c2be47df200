import { spawnSync } from 'node:child_process';
import { printedPages } from '../support/printed-pages';
import { expect, test } from './fixtures';

const phone = '0808 157 0142';
/** Text by pdftotext; a form feed ends each sheet. */
function textOf(pdf: Uint8Array): string {
  return spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 1e8 }).stdout;
}

const times = (text: string, words: string) => text.split(words).length - 1;

for (const [address, mostSheets] of printedPages) {
  test(
    `${address} on paper: its headings, nothing that floats, links with their addresses`,
    {
      tag: '@paper',
    },
    async ({ visitor, print }) => {
      await visitor.open(address);
      const { headings, answers, phones, outside } = await visitor.run((number) => {
        // Tabular figures have no Unicode mapping in the PDF.
        for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.fontFamily = 'sans-serif';
        return {
          headings: [...document.querySelectorAll<HTMLElement>('main h1, main h2')].flatMap((heading) =>
            heading.checkVisibility() ? (heading.innerText.trim().split(/\s+/)[0] ?? '') : [],
          ),
          answers: [...document.querySelectorAll<HTMLElement>('#questions summary + div p:last-of-type')].map(
            (paragraph) => (paragraph.firstChild?.textContent ?? '').trim().split(/\s+/).slice(0, 4).join(' '),
          ),
          phones: document.body.innerText.split(number).length - 1,
          outside: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')].map(({ href }) => href),
        };
      }, phone);
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
