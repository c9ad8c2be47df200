import { type Browser, chromium, type Page } from '@playwright/test';
import { href } from '../../src/lib/href';
import type { ModelledSlug } from '../../src/data/model-file';
import type { ModelLoad, ModelPress } from './model-table';

const models: readonly { name: string; slug: ModelledSlug }[] = [
  { name: 'Generation X', slug: 'generation-x' },
  { name: 'Generation Z', slug: 'generation-z' },
  { name: 'Achilles, white', slug: 'achilles-water-bottle-white' },
];

/** A poor line, as the specification of the viewer names it: 1.6 Mbit/s, 150 ms. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** A model that is not there by then is a fault. In ms. */
const longestWaitMs = 60_000;

type Seen = { progressMs: number; frameMs: number; files: { path: string; endMs: number; bytes: number }[] };
type WatchedWindow = Window & { seenModel?: Promise<Seen> };

/** Waits, in the page, for a press, the progress after it, the first frame, and what was loaded in between. */
async function watchPress(page: Page): Promise<void> {
  await page.evaluate('globalThis.__name ??= (named) => named');
  await page.evaluate((longestMs) => {
    (window as WatchedWindow).seenModel = new Promise((resolve, reject) => {
      const watch = ({ timeStamp }: Event) => {
        let progressMs = 0;
        setTimeout(() => reject(new Error('no frame came')), longestMs);
        const look = () => {
          if (!progressMs && document.querySelector('main progress')) progressMs = performance.now() - timeStamp;
          if (!document.querySelector('main [data-shown] canvas')) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const frameMs = performance.now() - timeStamp;
            const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const files = loaded
              .filter(({ startTime }) => startTime >= timeStamp)
              .map(({ name, responseEnd, encodedBodySize }) => ({
                path: new URL(name).pathname,
                endMs: responseEnd - timeStamp,
                bytes: encodedBodySize,
              }));
            resolve({ progressMs, frameMs, files });
          };
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      window.addEventListener('click', watch, { capture: true, once: true });
    });
  }, longestWaitMs);
}

function loadOf({ progressMs, frameMs, files }: Seen): ModelLoad {
  const of = (pattern: RegExp) => {
    const some = files.filter(({ path }) => pattern.test(path));
    return {
      endMs: Math.max(0, ...some.map(({ endMs }) => endMs)),
      bytes: some.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
  return { progressMs, frameMs, script: of(/\.js$/), light: of(/\.hdr$/), model: of(/\.glb$/), all: of(/./) };
}

/** One press, in a browser's context that has nothing of the model yet, on a page that is at rest. */
async function press(browser: Browser, origin: string, slug: ModelledSlug): Promise<ModelLoad> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  await page.goto(origin + href('product', { slug }), { waitUntil: 'networkidle' });
  // Parts of a page wait for the first sign of a visitor.
  await page.mouse.move(200, 200);
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await watchPress(page);
  await page.getByRole('button', { name: 'Turn it round' }).click();
  const seen = await page.evaluate(() => (window as WatchedWindow).seenModel);
  await context.close();
  if (!seen) throw new Error('the press was not watched');
  return loadOf(seen);
}

/** From the press of 'Turn it round' to the first frame of the model, on a poor line; models take turns. */
export async function measureModels(chromePath: string, origin: string, runs: number): Promise<ModelPress[]> {
  const browser = await chromium.launch({
    executablePath: chromePath,
    // Where there is no graphics card, Chromium draws in software only when it is asked to.
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const pressed = models.map(({ name }): ModelPress => ({ name, loads: [] }));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { slug }] of models.entries()) pressed[index]?.loads.push(await press(browser, origin, slug));
    }
  } finally {
    await browser.close();
  }
  return pressed;
}
