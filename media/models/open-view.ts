import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findChromium } from '../../scripts/system/find-chromium';
import type { View } from './view/view';

const port = 4789; // the next free one is taken if another runs

/** Gives `use` a page that draws models, in a headless Chromium. */
export async function withView<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir: 'node_modules/.cache/models',
    optimizeDeps: { entries: ['media/models/view/index.html'] },
    logLevel: 'warn',
    publicDir: false,
    server: { port, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`http://localhost:${server.config.server.port}/media/models/view/index.html`);
    await page.waitForFunction(() => window.draw !== undefined, undefined, { timeout: 120_000 });
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** One view of a model as PNG. */
export async function draw(page: Page, view: View): Promise<Buffer> {
  const address = await page.evaluate((asked) => window.draw?.(asked), view);
  if (!address) throw new Error(`${view.slug}: nothing was drawn`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
