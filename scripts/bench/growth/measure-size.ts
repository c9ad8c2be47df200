import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { productSlugs } from '../../../src/config/product-slugs';
import { href } from '../../../src/lib/href';
import { close, serveBuild } from '../bench-server';
import { listedPaths } from '../listed-paths';
import { filterShop } from '../measure-interactions';
import { type PageBytes, pageBytes, sentBytes } from '../page-bytes';
import { grownProject, run } from './grown-project';

/** What a catalogue of some length costs. */
export type MeasuredSize = {
  products: number;
  pages: number;
  typesS: number;
  buildS: number;
  memoryMib: number;
  bytes: { name: string; bytes: PageBytes }[];
  /** What a change to the page of a product fetches. */
  productDataBytes: number;
  /** The shop's filter: the first press, which may have to fetch, and those after it. */
  firstFilterMs: number;
  filterMs: number[];
};

const laterPresses = 20;

const kinds = [
  { name: 'home', path: href('home') },
  { name: 'shop', path: href('shop') },
  { name: 'shop, page 2', path: href('shopPage', { page: 2 }) },
  { name: 'product', path: href('product', { slug: 'generation-x' }) },
  { name: 'sector', path: href('dentistry') },
  { name: 'contact', path: href('contact') },
];

async function measureFilter(browser: Browser, dir: string, port: number): Promise<[first: number, later: number[]]> {
  const server = await serveBuild(dir, port);
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  try {
    await page.goto(`http://127.0.0.1:${port}${href('shop')}`, { waitUntil: 'networkidle' });
    await page.mouse.move(200, 200);
    await page.waitForTimeout(1000);
    const firstMs = await filterShop(page, 0);
    const laterMs: number[] = [];
    for (let round = 1; round <= laterPresses; round += 1) {
      await page.waitForTimeout(400);
      laterMs.push(await filterShop(page, round));
    }
    return [firstMs, laterMs];
  } finally {
    await page.close();
    await close(server);
  }
}

/** Builds a copy of the project with a catalogue of some length and measures it; leaves nothing behind. */
export async function measureSize(browser: Browser, products: number, port: number): Promise<MeasuredSize> {
  const project = await grownProject(products, productSlugs.length);
  try {
    const types = await run(project, ['tsc', '--noEmit', '--incremental', 'false']);
    const { output } = await run(project, ['tsx', 'scripts/bench/growth/timed-build.ts']);
    const { buildS, memoryMib } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Pick<
      MeasuredSize,
      'buildS' | 'memoryMib'
    >;
    const dir = join(project, 'dist');
    const paths = await listedPaths(dir);
    const shown = kinds.filter(({ path }) => paths.includes(path));
    const [version = ''] = await readdir(join(dir, 'assets/data'));
    const [firstFilterMs, filterMs] = await measureFilter(browser, dir, port);
    return {
      products,
      pages: paths.length,
      typesS: types.seconds,
      buildS,
      memoryMib,
      bytes: await Promise.all(shown.map(async ({ name, path }) => ({ name, bytes: await pageBytes(dir, path) }))),
      productDataBytes: await sentBytes(dir, `assets/data/${version}/products/generation-x.json`),
      firstFilterMs,
      filterMs,
    };
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}
