import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { slugOf } from '../../src/lib/slug.ts';

/** How fast an adult reads, words a minute. */
const wordsPerMinute = 220;

/** The words of an MDX text: without mark-up, links and code, with the names that stand in attributes. */
export function plainText(mdx: string): string {
  return mdx
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^import .*$/gm, ' ')
    .replace(/<\/?[A-Z]\w*/g, ' ')
    .replace(/\b(?:page|fact|number|model|volumeM3|machines|speed|windows|room)=(?:"[^"]*"|\{[^}]*\})/g, ' ')
    .replace(/\b\w+="([^"]*)"/g, '$1')
    .replace(/[*_#>{}/|=]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The second-level headings of an MDX text, in order, with the ids that the page gives them. */
export function headings(mdx: string): { id: string; title: string }[] {
  return [...mdx.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: slugOf(title), title: title.trim() }));
}

/** The questions under "## FAQs", each a third-level heading, with the paragraphs of their answers. Plain text alone. */
export function questions(mdx: string): { title: string; body: string[] }[] {
  const section = mdx.split(/^## /m).find((part) => part.startsWith('FAQs\n')) ?? '';
  return section
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...body] = part.split(/\n{2,}/).map((block) => block.replace(/\s+/g, ' ').trim());
      return { title, body: body.filter(Boolean) };
    });
}

/** Minutes to read an MDX text, one at least. */
export function readingMinutes(mdx: string): number {
  return Math.max(1, Math.round(plainText(mdx).split(' ').length / wordsPerMinute));
}

/** Each word of an MDX text once, in lower case, in one line: enough to search in, a third of the text. */
export function searchWords(mdx: string): string {
  const words = plainText(mdx)
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}.,'-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu);
  return [...new Set(words)].sort().join(' ');
}

const wordsQuery = '.mdx?words';

/**
 * Adds to every MDX module its `contents` (the headings), `questions` and `readingMinutes`, and offers `<file>.mdx?words`, the words
 * to search it by, so that the list of articles can search a text without shipping it. Stands before the MDX plugin.
 */
export function proseFacts(): Plugin {
  return {
    name: 'prose-facts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(wordsQuery)) return null;
      const file = await this.resolve(source.replace('?words', ''), importer, { skipSelf: true });
      // Another ending keeps the MDX plugin away from it.
      return file && `\0${file.id}.words`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith('.mdx.words')) return null;
      const file = id.slice(1, -'.words'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(searchWords(await readFile(file, 'utf8')))};`;
    },
    transform(source, id) {
      if (!id.endsWith('.mdx')) return null;
      const facts = `export const contents = ${JSON.stringify(headings(source))}\n\nexport const questions = ${JSON.stringify(questions(source))}\n\nexport const readingMinutes = ${readingMinutes(source)}\n`;
      return { code: `${source}\n\n${facts}`, map: null };
    },
  };
}
