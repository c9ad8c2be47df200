import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findChromium } from '../../scripts/lib/find-chromium';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Gives `use` a page of the studio in a headless Chromium that draws WebGL in software.
 * @param path of its HTML file, below the studio
 */
export async function withPage<Result>(path: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root: inRepository(''),
    cacheDir: inRepository('node_modules/.cache/studio'),
    publicDir: false,
    resolve: { alias: { '@': inRepository('src') } },
    optimizeDeps: { entries: [`studio/${path.split('?')[0]}`] },
    server: { port: 0, hmr: false, watch: null },
    logLevel: 'warn',
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...['--no-sandbox', '--force-color-profile=srgb'],
      ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`${server.resolvedUrls?.local[0]}studio/${path}`);
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
