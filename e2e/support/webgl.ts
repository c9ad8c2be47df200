import { createHash } from 'node:crypto';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import { chromium } from './browsers';
import { expect } from './fixtures';

/** What a journey that draws in 3D needs of its browser. */
export const drawing = {
  // Chromium without a graphics card draws in software only when it is asked to.
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
  // Movements are there at once: nothing waits for a slow renderer.
  contextOptions: { reducedMotion: 'reduce' as const },
  // Few pixels: each is drawn by the processor.
  viewport: async ({ isMobile }: { isMobile: boolean }, use: (viewport: ViewportSize) => Promise<void>) =>
    use(isMobile ? { width: 390, height: 844 } : { width: 1000, height: 700 }),
};

/**
 * The first drawing needs code, light, model and compiled shaders: some 6 s of a free processor, which a slow machine
 * shares with the other tests.
 */
export const firstDrawing = { timeout: 120_000 };

/** What is drawn, as the visitor sees it, without the edge of the canvas, where the focus is shown. */
export async function seen(page: Page, ground: Locator): Promise<string> {
  const box = await ground.boundingBox();
  if (!box) throw new Error('there is no canvas to be seen');
  const { x, y, width, height } = box;
  const picture = await page.screenshot({
    clip: { x: x + width * 0.3, y: y + height * 0.1, width: width * 0.4, height: height * 0.5 },
  });
  return createHash('md5').update(picture).digest('hex');
}

/** What is seen once two looks in a row see the same. */
export async function settled(page: Page, ground: Locator): Promise<string> {
  let last = '';
  await expect.poll(async () => last === (last = await seen(page, ground))).toBe(true);
  return last;
}
