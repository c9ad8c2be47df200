import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../lib/find-chromium';
import { measureShape, type PageShape, type WidthPx, windows } from './page-shape';
import { close, serveBuild } from './serve-build';
import { type Column, figure, kib, machineLine, markdownTable } from './tables';

type PageShapes = Record<WidthPx, PageShape>;

type ShapedPage = { path: string; shapes: PageShapes };

const px = (value = NaN) => (Number.isNaN(value) ? '' : value.toLocaleString('en-GB'));

const textNames = { document: 'HTML', script: 'script', stylesheet: 'CSS', font: 'font' } as const;
const textKinds = Object.keys(textNames) as (keyof typeof textNames)[];

const columns: Column<ShapedPage>[] = [
  { head: 'page', cell: ({ path }) => `\`${path}\`` },
  ...windows.map(({ widthPx }) =>
    figure<ShapedPage>(`height ${widthPx}`, ({ shapes }) => px(shapes[widthPx].heightPx)),
  ),
  ...([1440, 390] as const).map((widthPx) =>
    figure<ShapedPage>(`price ${widthPx}`, ({ shapes }) => px(shapes[widthPx].pricePx)),
  ),
  ...textKinds.map((kind) => figure<ShapedPage>(textNames[kind], ({ shapes }) => kib(shapes[390].bytes[kind]))),
  ...([1440, 390] as const).map((widthPx) =>
    figure<ShapedPage>(`pictures ${widthPx}`, ({ shapes }) => kib(shapes[widthPx].bytes.image)),
  ),
];

function sidewaysFaults(pages: readonly ShapedPage[]): string[] {
  return pages.flatMap(({ path, shapes }) =>
    windows
      .filter(({ widthPx }) => shapes[widthPx].horizontalOverflowPx > 0)
      .map(({ widthPx }) => `${path} at ${widthPx}: ${shapes[widthPx].horizontalOverflowPx} px wider than the window`),
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
    pages: { type: 'string' },
    port: { type: 'string', default: '4190' },
  },
});

async function shapesOf(browser: Browser, url: string): Promise<PageShapes> {
  const shapes: Partial<PageShapes> = {};
  for (const window of windows) shapes[window.widthPx] = await measureShape(browser, url, window);
  return shapes as PageShapes;
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const server = await serveBuild(dir, Number(options.port));
try {
  const pages: ShapedPage[] = [];
  for (const path of options.pages?.split(',') ?? (await listedPaths(dir)))
    pages.push({ path, shapes: await shapesOf(browser, `http://127.0.0.1:${options.port}${path}`) });
  console.log(`${machineLine({ Chromium: browser.version() })}\n\n${markdownTable(columns, pages)}`);
  const faults = sidewaysFaults(pages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await close(server);
}
