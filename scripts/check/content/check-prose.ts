import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { routes } from '../../../src/config/routes';
import { matchRoute } from '../../../src/lib/links/match-route';
import { slugOf } from '../../../src/lib/parse/slug';
import { sourceFiles } from '../../lib/source-files';
import { mdxTree } from '../../vite/mdx-tree';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** `page` holds a route key, the others an address. */
const addressAttributes = ['href', 'to', 'page'];

/** Undefined if computed. */
function textOf({ attributes }: Element, wanted: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The reason why an address leads nowhere. @param anchors of the same page */
function deadEnd(address: string, anchors: ReadonlySet<string>): string | undefined {
  if (/^(?:https?|mailto|tel):/.test(address)) return undefined;
  if (address.startsWith('#'))
    return anchors.has(address.slice(1)) ? undefined : 'no second-level heading of this text has that name';
  const [path = ''] = address.split(/[?#]/);
  if (!path.startsWith('/')) return 'an address inside the site begins with /';
  if (existsSync(`public${path}`) && path !== '/') return undefined;
  return matchRoute(path).key === 'notFound' ? 'the site has no such page' : undefined;
}

export function proseProblems(file: string, source: string): string[] {
  const tree = mdxTree(source);
  const anchors = new Set<string>();
  visit(tree, 'heading', (heading) => void anchors.add(slugOf(toString(heading))));
  const problems: string[] = [];
  const report = (node: Node, what: string) => problems.push(`${file}:${node.position?.start.line ?? 1}: ${what}`);
  visit(tree, 'link', (link) => {
    const why = deadEnd(link.url, anchors);
    if (why) report(link, `a link to ${link.url}, which leads nowhere: ${why}`);
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as Element;
    for (const attribute of addressAttributes) {
      const address = textOf(element, attribute);
      if (address === undefined) continue;
      const isKnown = attribute === 'page' && Object.hasOwn(routes, address);
      const why = attribute === 'page' ? 'src/config/routes.ts has no such key' : deadEnd(address, anchors);
      if (!isKnown && why) report(element, `<${element.name} ${attribute}="${address}"> leads nowhere: ${why}`);
    }
  });
  return problems;
}

export async function checkProse(): Promise<string[]> {
  const files = await sourceFiles(['src/content'], /\.mdx$/);
  return (await Promise.all(files.map(async (file) => proseProblems(file, await readFile(file, 'utf8'))))).flat();
}
