import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { buildSite } from '../build/build-site';
import { findChromium } from '../lib/find-chromium';
import { measureApplied } from './applied/measure-applied';
import { close, serveBuild } from './bench-server';
import { machineLine } from './machine';
import { withSection } from './markdown';
import { measurePages } from './measure-pages';
import { benchOptions } from './options';
import { pageTables } from './page-tables';

/**
 * Measures the built site as a visitor on a telephone meets it. Options: --runs=5, --pages=home,shop, --only=pages,applied,
 * --peer=URL (another home page in turns with ours), --no-build, --write (into docs/performance.md), --port=4190.
 */
const dir = 'dist';
const docs = 'docs/performance.md';
const options = benchOptions(process.argv.slice(2));
const origins = { own: `http://127.0.0.1:${options.port}`, floor: `http://127.0.0.1:${options.port + 1}` };
const { version: lighthouseVersion } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };

async function chromiumVersion(chromePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return version;
}

/** What was measured, by the name of its place in the document. */
async function measure(chromePath: string): Promise<Map<string, string>> {
  const sections = new Map<string, string>();
  const line = machineLine({ Chromium: await chromiumVersion(chromePath), Lighthouse: lighthouseVersion });
  if (options.parts.includes('pages')) {
    const measured = await measurePages(options.pages, options.runs, origins, chromePath);
    const how = `${line} Lighthouse: mobile, simulated throttling, medians of ${options.runs}; HTTP/1.1, brotli 11.`;
    sections.set('pages', `${how}\n\n${pageTables(measured)}`);
  }
  if (options.parts.includes('applied')) {
    const tables = await measureApplied(chromePath, options.pages, { ...origins, peer: options.peer });
    sections.set('applied', `${line}\n\n${tables}`);
  }
  return sections;
}

if (options.builds) await buildSite({ outDir: dir });
const chromePath = await findChromium();
const servers = [await serveBuild(dir, options.port), await serveBuild(dir, options.port + 1, true)];
try {
  const sections = await measure(chromePath);
  for (const [name, text] of sections) {
    console.log(`\n${text}`);
    if (options.writes) await writeFile(docs, withSection(await readFile(docs, 'utf8'), name, text));
  }
} finally {
  for (const server of servers) await close(server);
}
