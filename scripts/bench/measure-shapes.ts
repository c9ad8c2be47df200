import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../lib/find-chromium';
import { close, serveBuild } from './bench-server';
import { listedPaths } from './listed-paths';
import { machineLine } from './machine';
import { withSection } from './markdown';
import { measureShape, windows } from './page-shape';
import { type PageShapes, shapeTables, type ShapedPage, sidewaysFaults } from './shape-tables';

/**
 * How long each page of `dist/` is at three widths, how far down its first price, machine and calculator stand, and what it
 * loads. Options: --before=DIR (an earlier built site, told beside it), --pages=/shop,/about, --write (into
 * docs/performance.md), --port=4190. Fails where a page scrolls sideways.
 */
const dir = 'dist';
const docs = 'docs/performance.md';
const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    pages: { type: 'string' },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4190' },
  },
});

async function shapesOf(browser: Browser, url: string): Promise<PageShapes> {
  const shapes: Partial<PageShapes> = {};
  for (const window of windows) shapes[window.widthPx] = await measureShape(browser, url, window);
  return shapes as PageShapes;
}

async function measureSite(browser: Browser, siteDir: string, paths: string[]): Promise<Map<string, PageShapes>> {
  const server = await serveBuild(siteDir, Number(options.port));
  try {
    const known = new Set(await listedPaths(siteDir));
    const shapes = new Map<string, PageShapes>();
    for (const path of paths.filter((one) => known.has(one))) {
      shapes.set(path, await shapesOf(browser, `http://127.0.0.1:${options.port}${path}`));
    }
    return shapes;
  } finally {
    await close(server);
  }
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const paths = options.pages?.split(',') ?? (await listedPaths(dir));
  const now = await measureSite(browser, dir, paths);
  const before = options.before ? await measureSite(browser, options.before, paths) : new Map<string, PageShapes>();
  const pages = [...now].map(([path, shapes]): ShapedPage => ({ path, now: shapes, before: before.get(path) }));
  const text = `${machineLine({ Chromium: browser.version() })}\n\n${shapeTables(pages)}`;
  console.log(text);
  if (options.write) await writeFile(docs, withSection(await readFile(docs, 'utf8'), 'shapes', text));
  const faults = sidewaysFaults(pages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
