import { describe, expect, it } from 'vitest';
import { markdownTable, withSection } from './markdown';

describe('a table in Markdown', () => {
  it('has a line a row, figures at the right, and keeps a bar from ending a cell', () => {
    const table = markdownTable<{ name: string; ms: number }>(
      [
        { head: 'page', cell: ({ name }) => name },
        { head: 'ms', cell: ({ ms }) => ms.toFixed(1), isFigure: true },
      ],
      [
        { name: 'home', ms: 1 },
        { name: 'a|b', ms: 20.25 },
      ],
    );
    expect(table).toBe('| page | ms |\n|---|---:|\n| home | 1.0 |\n| a\\|b | 20.3 |');
  });
});

describe('a section of a document', () => {
  const document = 'before\n<!-- pages: begin -->\nold\n<!-- pages: end -->\nafter';

  it('is replaced between its markers alone, again and again', () => {
    const once = withSection(document, 'pages', 'new\n');
    expect(once).toBe('before\n<!-- pages: begin -->\n\nnew\n\n<!-- pages: end -->\nafter');
    expect(withSection(once, 'pages', 'new')).toBe(once);
  });

  it('is never put anywhere else', () => {
    expect(() => withSection(document, 'growth', 'new')).toThrow('growth');
  });
});
