// @vitest-environment node
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { documentList } from './document-list';
import { allTags, type PdfTag, pdfTags } from './print/pdf-structure';
import { documentStyles } from './styles';

const documents = await documentList(documentStyles());
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
