import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { SiteAddress } from '../../src/lib/links/site-addresses';
import { type SearchEntry, searchIndexFile } from '../../src/lib/search-index';
import { pageEntries } from '../search/page-entries';
import { searchIndex } from '../search/search-index';
import { configuredBasePath } from './base-path';
import { assetsOf, fontOf, themeOf } from './manifest-assets';
import { type MergeStyles, styleMerger } from './merge-styles';
import { redirectPage, robots, sitemap } from './site-files';

async function styleTags(styles: string[], font: string, mergeStyles: MergeStyles): Promise<string> {
  const base = configuredBasePath();
  const stylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`;
  // Vite's loader skips style sheets that it finds, even disabled ones.
  const known = (file: string) => `<link rel="stylesheet" disabled href="${base}${file}" />`;
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}" />`,
    ...(styles.length > 0 ? [stylesheet(await mergeStyles(styles))] : []),
    ...(styles.length > 1 ? styles.map(known) : []),
  ].join('\n    ');
}

/** The inline script, with the modules that it loads after the first paint and those that it loads later (src/boot/README.md). */
function startTag(modules: string[], later: string[], inlineScript: string): string {
  const list = (files: string[]) => files.map((file) => configuredBasePath() + file).join(' ');
  const laterList = later.length > 0 ? ` data-later="${list(later)}"` : '';
  return `<script data-modules="${list(modules)}"${laterList}>${inlineScript}</script>`;
}

function pageTemplate(template: string, theme: string): string {
  return template
    .replace(/ *<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="[^"]+">(?:<\/script>)?\n/g, '')
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, (tag) => (tag.includes(theme) ? tag : ''));
}

export type PrerenderEntry = typeof import('../../src/entry-prerender');

/** Hosts serve `shop.html` as `/shop`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Splits off the tags that React hoists: it renders them first because the tree has no <head>. */
function splitHoisted(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

type PageScript = {
  inlineScript: string;
  policy: string;
};

/**
 * Writes the HTML of every address, the redirects, the search index, the feed, the sitemap and robots.txt.
 * @returns the files written
 */
export async function prerenderSite(
  outDir: string,
  entry: PrerenderEntry,
  { inlineScript, policy }: PageScript,
): Promise<string[]> {
  const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = pageTemplate(await readFile(join(outDir, 'index.html'), 'utf8'), themeOf(manifest));
  const font = fontOf(manifest);
  const mergeStyles = styleMerger(outDir);
  const addresses = entry.siteAddresses();
  const written: string[] = [];
  const found: SearchEntry[] = [];

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
    written.push(file);
  }

  async function writePage({ path, isListed }: SiteAddress): Promise<void> {
    const page = await entry.renderPage(path);
    // React closes each empty element of a drawing by a tag of its own.
    const { head, body } = splitHoisted(page.html.replace(/><\/(?:path|circle|rect|line|stop)>/g, '/>'));
    if (!head.includes('<title>')) throw new Error(`${path} has no <title>: its page must render a <PageHead>`);
    if (isListed) found.push(...pageEntries({ path, head, body, structuredData: page.structuredData }));
    const { scripts, later, styles } = assetsOf(manifest, page.sources, template);
    const tags = await styleTags(styles, font, mergeStyles);
    const html = template
      .replace('<!--page-head-->', () => [policyTag, startTag(scripts, later, inlineScript), head].join('\n    '))
      // Component styles must follow the theme.
      .replace('</head>', () => `  ${tags}\n  </head>`)
      .replace(
        '<div id="root"><!--page-body--></div>',
        () =>
          `<div id="root" data-dehydrated data-page="${page.marker}">${body}</div>${page.product}${page.structuredData}`,
      );
    await write(fileOf(path), html);
  }

  for (const address of addresses) {
    if (address.redirectTo)
      await write(fileOf(address.path), redirectPage(entry.siteUrl(address.redirectTo), address.redirectTo));
    else await writePage(address);
  }
  await write(searchIndexFile, JSON.stringify(searchIndex(found, entry.searchAnswers)));
  await write(
    'sitemap.xml',
    sitemap(addresses.filter(({ isListed }) => isListed).map(({ path }) => entry.siteUrl(path))),
  );
  await write('blog.xml', entry.feed());
  await write('robots.txt', robots(entry.siteUrl('/sitemap.xml')));
  await rm(join(outDir, '.vite'), { recursive: true });
  return written;
}
