import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { href } from '../../src/lib/links/href';
import { buildSite } from '../build/build-site';
import { findChromium } from '../lib/find-chromium';
import { measurePages } from './lighthouse';
import { measurePresses, pressTable } from './presses';
import { close, serveBuild } from './serve-build';
import { type BenchPage, machineLine } from './tables';

const benchPages: readonly BenchPage[] = [
  { name: 'home', path: href('home') },
  { name: 'shop', path: href('shop') },
  { name: 'product', path: href('product', { slug: 'generation-x' }) },
  { name: 'sector', path: href('dentistry') },
  { name: 'contact', path: href('contact') },
  { name: 'article', path: href('air-purification-in-dentistry') },
  { name: 'legal', path: href('privacyPolicy') },
];

/** Measures pages on a simulated telephone, and first presses on a throttled one: docs/performance.md. */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: benchPages.map(({ name }) => name).join() },
    only: { type: 'string', default: 'pages,presses' },
    port: { type: 'string', default: '4190' },
    'no-build': { type: 'boolean', default: false },
  },
});

function assertKnown(option: 'pages' | 'only', known: readonly string[]): void {
  const unknown = options[option].split(',').filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`--${option}: "${unknown.join()}" is none of ${known.join(', ')}`);
}

assertKnown(
  'pages',
  benchPages.map(({ name }) => name),
);
assertKnown('only', ['pages', 'presses']);
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: "${options.runs}" is no whole number from 1 on`);

const dir = 'dist';
const port = Number(options.port);
const origins = { own: `http://127.0.0.1:${port}`, floor: `http://127.0.0.1:${port + 1}` };
const pages = benchPages.filter(({ name }) => options.pages.split(',').includes(name));
const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };

if (!options['no-build']) await buildSite({ outDir: dir });
const chromePath = await findChromium();
const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
const servers = [await serveBuild(dir, port), await serveBuild(dir, port + 1, true)];
const line = machineLine({ Chromium: browser.version(), Lighthouse: version });
try {
  if (options.only.includes('pages')) {
    const how = `${line} Lighthouse: mobile, simulated throttling, medians of ${runs}; HTTP/1.1, brotli 11.`;
    console.log(`\n${how}\n\n${await measurePages(pages, runs, origins, chromePath)}`);
  }
  if (options.only.includes('presses')) {
    const measured = await measurePresses(browser, origins.own, runs);
    console.log(`\n${line} Medians of ${runs}.\n\n${pressTable(measured)}`);
  }
} finally {
  await browser.close();
  for (const server of servers) await close(server);
}
