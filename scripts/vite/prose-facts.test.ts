import { describe, expect, it } from 'vitest';
import { headings, textOfMdx, questions, readingMinutes, searchTextOfMdx } from './prose-facts';

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
    expect(textOfMdx(mdx)).toContain('Rubber dam It keeps saliva out of the mist.');
    expect(textOfMdx(mdx)).not.toMatch(/PageLink|page=|Source|[<>*#]/);
  });

  it('holds each word once, numbers whole', () => {
    const words = searchTextOfMdx(mdx).split(' ');
    expect(words).toEqual(expect.arrayContaining(['rubber', 'dam', 'ozone', '253.7']));
    expect(new Set(words).size).toBe(words.length);
  });

  it('takes the questions with the paragraphs of their answers, and no heading', () => {
    const faqs =
      '<Question title="How loud?">\n  Below 20\n  dB(A).\n\n  At speed 1.\n</Question>\n\n<Question title="How large?">\n  As a bin.\n</Question>\n';
    expect(questions(mdx + faqs)).toEqual([
      { title: 'How loud?', body: ['Below 20 dB(A).', 'At speed 1.'] },
      { title: 'How large?', body: ['As a bin.'] },
    ]);
    expect(questions(mdx)).toEqual([]);
  });

  it('never promises less than a minute', () => {
    expect(readingMinutes('Short.')).toBe(1);
    expect(readingMinutes('word '.repeat(660))).toBe(3);
  });
});
