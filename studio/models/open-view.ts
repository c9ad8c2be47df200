import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findChromium } from '../../scripts/lib/find-chromium';
import type {} from './view/viewer';
import type { View } from './view/view';

const port = 4789; // the next free one is taken if another runs

/**
 * Gives `use` a page of `view/` that draws models, in a headless Chromium.
 * @param ready name of the function that the page offers once it can draw
 */
export async function withPage<Result>(
  name: string,
  ready: 'draw' | 'drawSides',
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root: '..',
    cacheDir: '../node_modules/.cache/models',
    optimizeDeps: { entries: [`studio/models/view/${name}`] },
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
    await page.goto(`http://localhost:${server.config.server.port}/studio/models/view/${name}`);
    await page.waitForFunction((asked) => window[asked] !== undefined, ready, { timeout: 120_000 });
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Gives `use` a page that draws single views of models. */
export function withView<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  return withPage('index.html', 'draw', use);
}

/** The bytes in a `data:` address. */
export function decoded(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** One view of a model as PNG. */
export async function draw(page: Page, view: View): Promise<Buffer> {
  const address = await page.evaluate((asked) => window.draw?.(asked), view);
  if (!address) throw new Error(`${view.slug}: nothing was drawn`);
  return decoded(address);
}
