import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../lib/find-chromium';
import { measureShape, type PageShape, type WidthPx, windows } from './page-shape';
import { close, serveBuild } from './serve-build';
import { type Column, figure, kib, machineLine, markdownTable } from './tables';

type PageShapes = Record<WidthPx, PageShape>;

/** `before` is the same page of an earlier built site. */
type ShapedPage = { path: string; now: PageShapes; before?: PageShapes };

type Read = (shapes: PageShapes) => number | undefined;

const px = (value: number) => value.toLocaleString('en-GB');

function cell({ now, before }: ShapedPage, read: Read, write: (value: number) => string): string {
  const written = (shapes: PageShapes | undefined) => {
    const value = shapes && read(shapes);
    return value === undefined ? '' : write(value);
  };
  const [was, is] = [written(before), written(now)];
  return was && is ? `${was} → ${is}` : is || (was && `${was} → none`);
}

const textNames = { document: 'HTML', script: 'script', stylesheet: 'CSS', font: 'font' } as const;
const textKinds = Object.keys(textNames) as (keyof typeof textNames)[];

const columns: Column<ShapedPage>[] = [
  { head: 'page', cell: ({ path }) => `\`${path}\`` },
  ...windows.map(({ widthPx }) =>
    figure<ShapedPage>(`height ${widthPx}`, (page) => cell(page, (shapes) => shapes[widthPx].heightPx, px)),
  ),
  ...([1440, 390] as const).map((widthPx) =>
    figure<ShapedPage>(`price ${widthPx}`, (page) => cell(page, (shapes) => shapes[widthPx].pricePx, px)),
  ),
  ...textKinds.map((kind) =>
    figure<ShapedPage>(textNames[kind], (page) => cell(page, (shapes) => shapes[390].bytes[kind], kib)),
  ),
  ...([1440, 390] as const).map((widthPx) =>
    figure<ShapedPage>(`pictures ${widthPx}`, (page) => cell(page, (shapes) => shapes[widthPx].bytes.image, kib)),
  ),
];

function sidewaysFaults(pages: readonly ShapedPage[]): string[] {
  return pages.flatMap(({ path, now }) =>
    windows
      .filter(({ widthPx }) => now[widthPx].horizontalOverflowPx > 0)
      .map(({ widthPx }) => `${path} at ${widthPx}: ${now[widthPx].horizontalOverflowPx} px wider than the window`),
  );
}

async function listedPaths(dir: string): Promise<string[]> {
  const sitemap = await readFile(`${dir}/sitemap.xml`, 'utf8');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? ''));
  return urls.map(({ pathname }) => pathname);
}

/** Measures heights, positions and bytes of the pages of `dist/`: docs/performance.md. Fails if a page scrolls sideways. */
const dir = 'dist';
const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    pages: { type: 'string' },
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
    for (const path of paths.filter((each) => known.has(each))) {
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
  console.log(`${machineLine({ Chromium: browser.version() })}\n\n${markdownTable(columns, pages)}`);
  const faults = sidewaysFaults(pages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
