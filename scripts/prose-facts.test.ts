import { describe, expect, it } from 'vitest';
import { headings, plainText, readingMinutes, searchWords } from './prose-facts';

const mdx = `## Key Terminology

<Terms>
  <Term name="Rubber dam">It keeps saliva out of the mist.<Source number={4} /></Term>
</Terms>

### Does it make ozone?

**No.** See <PageLink page="dentistry">the dental page</PageLink>, at 253.7 nm.
`;

describe('what the build reads from a text', () => {
  it('lists the second-level headings with their ids', () => {
    expect(headings(mdx)).toEqual([{ id: 'key-terminology', title: 'Key Terminology' }]);
  });

  it('keeps the words and drops the mark-up', () => {
    expect(plainText(mdx)).toContain('Rubber dam It keeps saliva out of the mist.');
    expect(plainText(mdx)).not.toMatch(/PageLink|page=|Source|[<>*#]/);
  });

  it('holds each word once, numbers whole', () => {
    const words = searchWords(mdx).split(' ');
    expect(words).toEqual(expect.arrayContaining(['rubber', 'dam', 'ozone', '253.7']));
    expect(new Set(words).size).toBe(words.length);
  });

  it('never promises less than a minute', () => {
    expect(readingMinutes('Short.')).toBe(1);
    expect(readingMinutes('word '.repeat(660))).toBe(3);
  });
});
