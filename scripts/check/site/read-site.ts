import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { JSDOM } from 'jsdom';
import { sourceFiles } from '../../lib/source-files';

export type BuiltPage = {
  /** Such as `shop.html`. */
  file: string;
  /** Such as `/shop`. */
  path: string;
  html: string;
  document: Document;
  isRedirect: boolean;
};

export type BuiltSite = {
  dir: string;
  pages: BuiltPage[];
  files: Set<string>;
  /** Origin and folder from robots.txt, '' if missing. */
  siteUrl: string;
  /** '' or `/mars`. */
  folder: string;
};

async function readSiteUrl(dir: string): Promise<string> {
  const robots = await readFile(`${dir}/robots.txt`, 'utf8').catch(() => '');
  return /^Sitemap: (https?:\/\/\S+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
}

export async function readPage(dir: string, file: string): Promise<BuiltPage> {
  const html = await readFile(`${dir}/${file}`, 'utf8');
  const { document } = new JSDOM(html).window;
  const isRedirect = document.querySelector('meta[http-equiv=refresh]') !== null;
  const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  return { file, path, html, document, isRedirect };
}

export async function readSite(dir: string): Promise<BuiltSite> {
  const names = (await sourceFiles([dir], /./)).map((path) => relative(dir, path).replaceAll('\\', '/'));
  const pages: BuiltPage[] = [];
  for (const file of names.filter((name) => name.endsWith('.html'))) pages.push(await readPage(dir, file));
  const siteUrl = await readSiteUrl(dir);
  const folder = siteUrl ? new URL(siteUrl).pathname.replace(/\/$/, '') : '';
  return { dir, pages, files: new Set(names), siteUrl, folder };
}
