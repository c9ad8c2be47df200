// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { downloadBytes } from '@/data/products/downloads';
import { documentList } from './document-list';
import { sourceFingerprint } from './fingerprints';
import { pdfFacts } from './print/pdf-facts';
import { pdfText } from './print/pdf-text';
import { pictureNames } from './print/pictures';
import { documentStyles } from './styles';
import { rateProblems } from '../../scripts/check/site/rates';

const documents = await documentList(documentStyles());
const files = Object.entries(downloadBytes);

/** Required chapters. */
const chapters = [
  ...['Safety', 'The UV-C lamp', 'The machine and its parts', 'What the air passes', 'Where to stand it'],
  ...['How much room it serves', 'First start', 'Controls', 'Cleaning', 'Changing the filter'],
  ...['If something is wrong', 'Specification', 'Warranty', 'Disposal', 'Filter record'],
];

describe('the documents to take away', () => {
  it('are all there, and nothing else is', () => {
    const inFolder = readdirSync('public/downloads').map((file) => `downloads/${file}`);
    expect(files.map(([file]) => file).sort()).toEqual(inFolder.sort());
    expect(documents.map(({ file }) => file)).toEqual(files.map(([file]) => file));
  });

  it.each(files)('%s has the size that the page prints and stays below 1.5 MB', (file, bytes) => {
    expect(readFileSync(`public/${file}`).length).toBe(bytes);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it.each(documents)('$file can be read by everybody', ({ file, html }) => {
    const facts = pdfFacts(readFileSync(`public/${file}`));
    expect(facts).toMatchObject({ language: 'en-GB', isTagged: true, showsTitle: true });
    expect(facts.title).toMatch(/^MARS .+, (brochure|installation manual)$/);
    expect(facts.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TH', 'TD']));
    expect(facts.figures).toBeGreaterThan(0);
    expect(facts.figuresWithAlt, 'figures with an alternative text').toBe(facts.figures);
    expect(facts.fonts).toBeGreaterThan(0);
    expect(facts.selectableFonts, 'fonts whose text can be selected').toBe(facts.fonts);
    expect(facts.pages, 'one page a sheet').toBe(html.match(/<section class="sheet/g)?.length);
  });

  it.each(documents)('$file states the air change rates of the one function, in its text too', ({ file, html }) => {
    const { document } = new JSDOM(html).window;
    expect(rateProblems(document)).toEqual([]);
    const text = pdfText(readFileSync(`public/${file}`));
    for (const { textContent } of document.querySelectorAll('[data-rate]')) expect(text).toContain(textContent);
  });

  it.each(documents)('$file shows pictures of the product', ({ html }) => {
    expect(pictureNames(html).length).toBeGreaterThanOrEqual(2);
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
    for (const other of changed) expect(sourceFingerprint(other)).not.toBe(sourceFingerprint(html));
    expect(sourceFingerprint(html)).toBe(sourceFingerprint(html));
  });

  it('does not pass over a picture that is missing', () => {
    expect(() => sourceFingerprint('<img src="no-such-picture.jpg">')).toThrow('no-such-picture');
  });
});
