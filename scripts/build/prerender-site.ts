import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { SiteAddress } from '../../src/entry-prerender';
import { assetsOf, fontOf, themeOf } from './manifest-assets';
import { styleMerger } from './merge-styles';
import { pageTemplate, startTag, styleTags } from './page-head';
import { redirectPage, robots, sitemap } from './site-files';
import { type SearchEntry, searchIndexFile } from '../../src/lib/search-index';
import { pageEntries } from '../search/page-entries';
import { searchIndex } from '../search/search-index';

type PrerenderEntry = typeof import('../../src/entry-prerender');

/** `/shop` is `shop.html`: no host has to redirect from the address without a closing slash, which is the canonical one. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** React puts the tags it hoists first when the tree has no <head>: they are cut off and put where they belong. */
function splitHoisted(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

export type PageScript = {
  /** The one script that stands in each page. */
  inlineScript: string;
  /** The Content-Security-Policy, which must allow it. */
  policy: string;
};

/** Writes the HTML of every address, sitemap and robots into a built site. Returns the names of the files. */
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

  async function writePage({ path, listed }: SiteAddress): Promise<void> {
    const page = await entry.renderPage(path);
    const { head, body } = splitHoisted(page.html);
    if (!head.includes('<title>')) throw new Error(`${path} has no <title>: its page must render a <PageHead>`);
    if (listed) found.push(...pageEntries({ path, head, body, structuredData: page.structuredData }));
    const { scripts, styles } = assetsOf(manifest, page.sources, template);
    const tags = await styleTags(styles, font, mergeStyles);
    const html = template
      .replace('<!--page-head-->', () => [policyTag, startTag(scripts, inlineScript), head].join('\n    '))
      // Behind the theme's style sheet, which the page's own styles then win over, as they do after a change of page.
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
  await write(searchIndexFile, JSON.stringify(searchIndex(found)));
  await write('sitemap.xml', sitemap(addresses.filter(({ listed }) => listed).map(({ path }) => entry.siteUrl(path))));
  await write('blog.xml', entry.feed());
  await write('robots.txt', robots(entry.siteUrl('/sitemap.xml')));
  await rm(join(outDir, '.vite'), { recursive: true });
  return written;
}
