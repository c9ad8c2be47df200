// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { downloadBytes } from '@/data/products/downloads';
import { documentList, sampleReport } from './document-list';
import { sourceFingerprint } from './fingerprints';
import { pdfFacts } from './print/pdf-facts';
import { allTags, type PdfTag, pdfTags } from './print/pdf-structure';
import { pdfText } from './print/pdf-text';
import { pictureNames } from './print/pictures';
import { documentStyles } from './styles';
import { rateProblems } from '../../scripts/check/site/check-rates';

const documents = await documentList(documentStyles());
const files = Object.entries(downloadBytes);

const tagsOf = (file: string) => allTags(pdfTags(readFileSync(`public/${file}`)));
const ofKind = (tags: PdfTag[], kind: RegExp) => tags.filter((tag) => kind.test(tag.kind));
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u2060\u00ad\u200b]/g, '');

function wordsInOrder(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll('svg, style, head, .hidden, [aria-hidden=true]')) element.remove();
  return [...document.querySelectorAll('h1, h2, h3, p, li, th, td, dt, dd, figcaption')].flatMap((element) => {
    const hasParts = element.querySelector('h1, h2, h3, p, li, th, td, dt, dd') !== null;
    return hasParts ? [] : [bare(element.textContent)].filter((words) => words !== '');
  });
}

/** Required chapters. */
const chapters = [
  ...['Safety', 'The UV-C lamp', 'The machine and its parts', 'What the air passes', 'Where to stand it'],
  ...['How much room it serves', 'First start', 'Controls', 'Cleaning', 'Changing the filter'],
  ...['If something is wrong', 'Specification', 'Warranty', 'Disposal', 'Filter record'],
];

describe('the documents to take away', () => {
  it('are all there, and nothing else is', () => {
    const printed = readdirSync('public/downloads').map((file) => `downloads/${file}`);
    expect(files.map(([file]) => file).sort()).toEqual(printed.sort());
    expect(documents.map(({ file }) => file)).toEqual(files.map(([file]) => file));
  });

  it.each(files)('%s has the size that the page prints and stays below 1.5 MB', (file, bytes) => {
    expect(readFileSync(`public/${file}`).length).toBe(bytes);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it.each(documents)('$file can be read by everybody', ({ file, html }) => {
    const facts = pdfFacts(readFileSync(`public/${file}`));
    expect(facts).toMatchObject({ language: 'en-GB', isTagged: true, showsTitle: true });
    expect(facts.title).toMatch(/^MARS .+, (brochure|installation manual)$|^MARS, sample test report$/);
    expect(facts.pages, 'one page a sheet').toBe(html.match(/<section class="sheet/g)?.length);
  });

  it.each(documents)('$file states the air change rates of the one function, in its text too', ({ file, html }) => {
    const { document } = new JSDOM(html).window;
    expect(rateProblems(document)).toEqual([]);
    const text = pdfText(readFileSync(`public/${file}`));
    for (const { textContent } of document.querySelectorAll('[data-rate]')) expect(text).toContain(textContent);
  });

  it.each(documents.filter(({ file }) => file !== sampleReport))('$file shows pictures of the product', ({ html }) => {
    expect(pictureNames(html).length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(documents)('the tags of $file', ({ file, html }) => {
  const tags = tagsOf(file);

  it('have one first heading, and skip no level after it', () => {
    const levels = ofKind(tags, /^H\d$/).map(({ kind }) => Number(kind.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level - before, `H${level} after H${before}`).toBeLessThanOrEqual(1);
      return level;
    });
  });

  it('name headings, texts, pictures and tables', () => {
    const expectedTags = ['H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TH', 'TD'];
    expect(tags.map(({ kind }) => kind)).toEqual(expect.arrayContaining(expectedTags));
  });

  it('say what every heading of a table heads, what every picture shows and where every link leads', () => {
    expect(ofKind(tags, /^TH$/).filter(({ hasScope }) => !hasScope)).toEqual([]);
    expect(ofKind(tags, /^Figure$/).filter(({ hasAlt }) => !hasAlt)).toEqual([]);
    expect(ofKind(tags, /^Link$/).filter(({ hasTarget, text }) => !hasTarget || text === '')).toEqual([]);
  });

  it('hold in lists their items, in tables their rows, and nothing empty', () => {
    for (const { kind, parts } of ofKind(tags, /^(?:L|TR)$/)) {
      for (const part of parts) expect(part.kind).toMatch(kind === 'L' ? /^LI$/ : /^T[HD]$/);
    }
    expect(ofKind(tags, /^(?:H\d|P|LI|TH)$/).filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('are read in the order of the text', () => {
    const read = bare(tags[0]?.text ?? '');
    let from = 0;
    for (const words of wordsInOrder(html)) {
      const place = read.indexOf(words, from);
      expect(place, `"${words}" after "${read.slice(Math.max(0, from - 40), from)}"`).toBeGreaterThanOrEqual(0);
      from = place + words.length;
    }
  });
});

describe('a manual', () => {
  it.each(documents.filter(({ file }) => file.endsWith('-manual.pdf')))('$file has every chapter', ({ file }) => {
    const { pages, bookmarks, links } = pdfFacts(readFileSync(`public/${file}`));
    expect(pages).toBeGreaterThanOrEqual(8);
    const numbered = chapters.map((title, index) => `${index + 1} ${title}`);
    expect(bookmarks).toEqual(expect.arrayContaining(numbered));
    expect(links, 'links of the contents').toBe(chapters.length);
  });
});

describe('a brochure', () => {
  it.each(documents.filter(({ file }) => file.endsWith('-brochure.pdf')))('$file has 2 to 4 pages', ({ file }) => {
    const { pages } = pdfFacts(readFileSync(`public/${file}`));
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(4);
  });
});

describe('the fingerprint of a document', () => {
  it('changes with a word, a style and a picture', () => {
    const html = '<p>£495.00</p><img src="gen-x-studio.jpg">';
    const changed = ['<p>£494.00</p><img src="gen-x-studio.jpg">', '<p>£495.00</p><img src="gen-y-studio.jpg">'];
    for (const variant of changed) expect(sourceFingerprint(variant)).not.toBe(sourceFingerprint(html));
    expect(sourceFingerprint(html)).toBe(sourceFingerprint(html));
  });

  it('does not pass over a picture that is missing', () => {
    expect(() => sourceFingerprint('<img src="no-such-picture.jpg">')).toThrow('no-such-picture');
  });
});
