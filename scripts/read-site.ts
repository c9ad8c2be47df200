import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { JSDOM } from 'jsdom';
import { sourceFiles } from './source-files';

/** A page of a built site, read from its HTML as it is served. */
export type BuiltPage = {
  /** Below the site's folder, such as `shop.html`. */
  file: string;
  /** Its address, such as `/shop`. */
  path: string;
  html: string;
  document: Document;
  isRedirect: boolean;
};

export type BuiltSite = { dir: string; pages: BuiltPage[]; files: Set<string> };

export async function readSite(dir: string): Promise<BuiltSite> {
  const names = (await sourceFiles([dir], /./)).map((path) => relative(dir, path).replaceAll('\\', '/'));
  const pages: BuiltPage[] = [];
  for (const file of names.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(`${dir}/${file}`, 'utf8');
    const { document } = new JSDOM(html).window;
    const isRedirect = document.querySelector('meta[http-equiv=refresh]') !== null;
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    pages.push({ file, path, html, document, isRedirect });
  }
  return { dir, pages, files: new Set(names) };
}
