import { readFile } from 'node:fs/promises';
import type { Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import { slugOf } from '../../src/lib/parse/slug.ts';
import { mdxTree } from './mdx-tree.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const wordsPerMinute = 220;

/** Section of an article that holds its `<Question>` elements. */
export const questionsTitle = 'FAQs';

const unreadAttributes = ['page', 'fact', 'number', 'model', 'volumeM3', 'machines', 'speed', 'windows', 'room'];

function attributeWords({ attributes }: Element): string[] {
  return attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && typeof each.value === 'string' && !unreadAttributes.includes(each.name)
      ? [each.value]
      : [],
  );
}

/** The words of an article, those in the properties of its components too, in one line. */
export function textOfMdx(mdx: string): string {
  const words: string[] = [];
  visit(mdxTree(mdx), (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') words.push(...attributeWords(node));
    if (node.type === 'text') words.push(node.value);
  });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

const oneLine = (node: Node) => toString(node).replace(/\s+/g, ' ').trim();

/** The second-level headings with the ids that they get. */
export function headings(mdx: string): { id: string; title: string }[] {
  const titles: string[] = [];
  visit(mdxTree(mdx), 'heading', (node) => {
    if (node.depth === 2) titles.push(oneLine(node));
  });
  return titles.map((title) => ({ id: slugOf(title), title }));
}

/** The `<Question title>` elements of an article, with the paragraphs that answer them. */
export function questions(mdx: string): { title: string; body: string[] }[] {
  return mdxTree(mdx).children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Question') return [];
    return [{ title: attributeWords(node).join(' '), body: node.children.map(oneLine) }];
  });
}

/** Minutes to read an article, at least one. */
export function readingMinutes(mdx: string): number {
  return Math.max(1, Math.round(textOfMdx(mdx).split(' ').length / wordsPerMinute));
}

/** Each word of an article once, in lower case, sorted, for the search index. */
export function searchTextOfMdx(mdx: string): string {
  const words = textOfMdx(mdx)
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}.,'-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu);
  return [...new Set(words)].sort().join(' ');
}

const virtual = {
  words: (source: string) => `export default ${JSON.stringify(searchTextOfMdx(source))};`,
  facts: (source: string) =>
    `export const contents = ${JSON.stringify(headings(source))};\nexport const readingMinutes = ${readingMinutes(source)};`,
};

const virtualImport = /\.mdx\?(words|facts)$/;
// Another ending than .mdx keeps the MDX plugin away.
const virtualId = /^\0(.*\.mdx)\.(words|facts)$/;

/**
 * Adds its `questions` to every MDX module, and offers what a page needs without the text: `<file>.mdx?facts`, its `contents` (the
 * headings) and `readingMinutes`, and `<file>.mdx?words`, the words to search it by. Stands before the MDX plugin.
 */
export function proseFacts(): Plugin {
  return {
    name: 'prose-facts',
    enforce: 'pre',
    async resolveId(source, importer) {
      const kind = virtualImport.exec(source)?.[1];
      if (!kind) return null;
      const file = await this.resolve(source.replace(/\?\w+$/, ''), importer, { skipSelf: true });
      return file && `\0${file.id}.${kind}`;
    },
    async load(id) {
      const [, file, kind] = virtualId.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      return virtual[kind as keyof typeof virtual](await readFile(file, 'utf8'));
    },
    transform(source, id) {
      if (!id.endsWith('.mdx')) return null;
      return { code: `${source}\n\nexport const questions = ${JSON.stringify(questions(source))}\n`, map: null };
    },
  };
}
