import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { JSDOM } from 'jsdom';
import { sourceFiles } from '../../lib/source-files';

/** One HTML file of a build. */
export type BuiltPage = {
  /** Such as `shop.html`. */
  file: string;
  /** Such as `/shop`. */
  path: string;
  html: string;
  document: Document;
  isRedirect: boolean;
};

/** A build as the checks read it. */
export type BuiltSite = {
  dir: string;
  pages: BuiltPage[];
  files: Set<string>;
  /** '' if the file is missing. */
  readText: (file: string) => Promise<string>;
  /** Origin and folder from robots.txt, '' if missing. */
  siteUrl: string;
  /** '' or `/mars`. */
  folder: string;
};

/** Parses a page; its path follows from the name of its file. */
export function parsePage(file: string, html: string): BuiltPage {
  const { document } = new JSDOM(html).window;
  const isRedirect = document.querySelector('meta[http-equiv=refresh]') !== null;
  const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  return { file, path, html, document, isRedirect };
}

/** A site from names of files and a function that reads them, so that tests need no disk. */
export async function siteOf(dir: string, names: string[], readText: BuiltSite['readText']): Promise<BuiltSite> {
  const pages: BuiltPage[] = [];
  for (const file of names.filter((name) => name.endsWith('.html'))) pages.push(parsePage(file, await readText(file)));
  const siteUrl = /^Sitemap: (https?:\/\/\S+)\/sitemap\.xml$/m.exec(await readText('robots.txt'))?.[1] ?? '';
  const folder = siteUrl ? new URL(siteUrl).pathname.replace(/\/$/, '') : '';
  return { dir, pages, files: new Set(names), readText, siteUrl, folder };
}

/** Reads a build from its folder. */
export async function readSite(dir: string): Promise<BuiltSite> {
  const names = (await sourceFiles([dir], /./)).map((path) => relative(dir, path).replaceAll('\\', '/'));
  return siteOf(dir, names, (file) => readFile(`${dir}/${file}`, 'utf8').catch(() => ''));
}
