// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { mdxTree } from '../../scripts/vite/mdx-tree';

/** The terms under "How long we keep it", with the start of each definition. */
function periods(): [term: string, period: string][] {
  const { children } = mdxTree(readFileSync('src/content/privacy-policy.mdx', 'utf8'));
  const from = children.findIndex((node) => node.type === 'heading' && toString(node) === 'How long we keep it');
  const section = children.slice(from + 1);
  const to = section.findIndex((node) => node.type === 'heading');
  const found: [string, string][] = [];
  visit({ type: 'root', children: section.slice(0, to) }, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { name, attributes } = node as MdxJsxFlowElement;
    const term = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name')?.value;
    if (name === 'Term' && typeof term === 'string') found.push([term, toString(node).replace(/[,:.].*$/s, '')]);
  });
  return found;
}

test('the privacy policy says how long each kind of data is kept', () => {
  expect(periods()).toEqual([
    ['Enquiries', '12 months after the last message'],
    ['Price requests', '24 months after the last message'],
    ['Orders and invoices', 'Six years after the end of the financial year they belong to'],
    ['Warranty and service', 'As long as the agreement runs'],
    ['Marketing list', 'Until you leave it'],
    ['Server log', '30 days'],
    // Shown only when page speed is measured.
    ['Speed of pages', '12 months'],
    ['Requests and complaints', 'Three years after we closed the matter'],
    ['Half-written forms', 'In your browser only'],
    ['Saved rooms, last searches and the name above a case', 'On your device only'],
  ]);
});
