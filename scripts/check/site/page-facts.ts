import { withPlainSpaces } from '../../../src/lib/format/no-break-units';
import type { BuiltPage, BuiltSite } from './read-site';

/** All pages but redirects. */
export function visiblePages({ pages }: BuiltSite): BuiltPage[] {
  return pages.filter(({ isRedirect }) => !isRedirect);
}

/** A check of pages one by one; each problem begins with the page's file. */
export function checkEachPage(problemsOf: (page: BuiltPage, site: BuiltSite) => string[]) {
  return (site: BuiltSite): string[] =>
    visiblePages(site).flatMap((page) => problemsOf(page, site).map((problem) => `${page.file}: ${problem}`));
}

/** Texts by file. */
export async function readTextFiles(site: BuiltSite, ending: string): Promise<[file: string, text: string][]> {
  const files = [...site.files].filter((file) => file.endsWith(ending));
  return Promise.all(files.map(async (file) => [file, await site.readText(file)] as [string, string]));
}

/** '' if there is none. */
export function attribute({ document }: BuiltPage, selector: string, name: string): string {
  return document.querySelector(selector)?.getAttribute(name) ?? '';
}

/** True if the page keeps itself from search engines. */
export function isNoindex(page: BuiltPage): boolean {
  return attribute(page, 'meta[name=robots]', 'content').includes('noindex');
}

/** Pages for search engines; the second address of the home page is none. */
export function indexedPages(site: BuiltSite): BuiltPage[] {
  return visiblePages(site).filter((page) => !isNoindex(page) && page.path !== '/home');
}

/** The address under which search engines should list a page. */
export function canonicalUrl({ siteUrl }: BuiltSite, { path }: BuiltPage): string {
  return siteUrl + (path === '/home' ? '/' : path);
}

/** Plain spaces for white space, no word joiners. */
export function plain(text: string): string {
  return withPlainSpaces(text).replace(/\s+/g, ' ').trim();
}

const blocks = new Set('p li dt dd div h1 h2 h3 h4 h5 h6 td th figcaption summary section button'.split(' '));

/** True for elements whose text nobody reads. */
export function isCode({ localName }: Element): boolean {
  return localName === 'script' || localName === 'style';
}

/** Text with a space between blocks and cells. */
export function readText(element: Element, isLeftOut = isCode): string {
  let text = '';
  const read = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3 /* text */) text += node.nodeValue;
      if (node.nodeType !== 1 /* element */) continue;
      const child = node as Element;
      if (!isLeftOut(child)) read(child);
      if (isLeftOut(child) || blocks.has(child.localName)) text += ' ';
    }
  };
  read(element);
  return plain(text);
}

const texts = new WeakMap<Element, string>();

/** Text of a page or of the first element that matches `part`, as a visitor reads it; '' if there is none. */
export function pageText({ document }: BuiltPage, part = 'body'): string {
  const element = document.querySelector(part);
  if (!element) return '';
  const text = texts.get(element) ?? readText(element);
  texts.set(element, text);
  return text;
}
