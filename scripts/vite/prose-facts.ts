import { readFile } from 'node:fs/promises';
import type { Heading, Node, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import { slugOf } from '../../src/lib/parse/slug.ts';
import { mdxTree } from './mdx-tree.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** How fast an adult reads, words a minute. */
const wordsPerMinute = 220;

/** The section of an article whose third-level headings are questions. */
export const questionsTitle = 'FAQs';

/** Attributes whose value nobody reads: keys, numbers, the room and the model of a figure. */
const unreadAttributes = ['page', 'fact', 'number', 'model', 'volumeM3', 'machines', 'speed', 'windows', 'room'];

/** The words that stand in the attributes of an element, such as the name of a term. */
function attributeWords({ attributes }: Element): string[] {
  return attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && typeof each.value === 'string' && !unreadAttributes.includes(each.name)
      ? [each.value]
      : [],
  );
}

/** The words of an MDX text: without mark-up, links and code, with the names that stand in attributes. */
export function textOfMdx(mdx: string): string {
  const words: string[] = [];
  visit(mdxTree(mdx), (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') words.push(...attributeWords(node));
    if (node.type === 'text') words.push(node.value);
  });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

const oneLine = (node: Node) => toString(node).replace(/\s+/g, ' ').trim();

const isHeading = (node: RootContent, depth: number): node is Heading =>
  node.type === 'heading' && node.depth === depth;

/** The second-level headings of an MDX text, in order, with the ids that the page gives them. */
export function headings(mdx: string): { id: string; title: string }[] {
  return mdxTree(mdx)
    .children.filter((node) => isHeading(node, 2))
    .map(oneLine)
    .map((title) => ({ id: slugOf(title), title }));
}

/** The questions of an MDX text, each a third-level heading, with the paragraphs of their answers. Plain text alone. */
export function questions(mdx: string): { title: string; body: string[] }[] {
  const found: { title: string; body: string[] }[] = [];
  let isInside = false;
  for (const node of mdxTree(mdx).children) {
    if (isHeading(node, 2)) isInside = oneLine(node) === questionsTitle;
    else if (!isInside) continue;
    else if (isHeading(node, 3)) found.push({ title: oneLine(node), body: [] });
    else if (node.type === 'paragraph') found.at(-1)?.body.push(oneLine(node));
  }
  return found;
}

/** Minutes to read an MDX text, one at least. */
export function readingMinutes(mdx: string): number {
  return Math.max(1, Math.round(textOfMdx(mdx).split(' ').length / wordsPerMinute));
}

/** Each word of an MDX text once, in lower case, in one line: enough to search in, a third of the text. */
export function searchTextOfMdx(mdx: string): string {
  const words = textOfMdx(mdx)
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
      return `export default ${JSON.stringify(searchTextOfMdx(await readFile(file, 'utf8')))};`;
    },
    transform(source, id) {
      if (!id.endsWith('.mdx')) return null;
      const facts = `export const contents = ${JSON.stringify(headings(source))}\n\nexport const questions = ${JSON.stringify(questions(source))}\n\nexport const readingMinutes = ${readingMinutes(source)}\n`;
      return { code: `${source}\n\n${facts}`, map: null };
    },
  };
}
