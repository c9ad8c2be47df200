import { createHash } from 'node:crypto';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import { chromium } from './browsers';
import { expect } from './fixtures';

/** Browser options for WebGL. */
export const drawing = {
  // Enables software rendering without a graphics card.
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
  contextOptions: { reducedMotion: 'reduce' as const },
  // Few pixels, because the processor draws them.
  viewport: async ({ isMobile }: { isMobile: boolean }, use: (viewport: ViewportSize) => Promise<void>) =>
    use(isMobile ? { width: 390, height: 844 } : { width: 1000, height: 700 }),
};

/** Allows for the first drawing, which takes some 6 s of a free processor. */
export const firstDrawing = { timeout: 120_000 };

/** Hash of the canvas without its edges, where the focus ring is. */
export async function seen(page: Page, ground: Locator): Promise<string> {
  const box = await ground.boundingBox();
  if (!box) throw new Error('there is no canvas to be seen');
  const { x, y, width, height } = box;
  const picture = await page.screenshot({
    clip: { x: x + width * 0.3, y: y + height * 0.1, width: width * 0.4, height: height * 0.5 },
  });
  return createHash('md5').update(picture).digest('hex');
}

/** Hash of the canvas once two reads agree. */
export async function settled(page: Page, ground: Locator): Promise<string> {
  let last = '';
  await expect.poll(async () => last === (last = await seen(page, ground))).toBe(true);
  return last;
}
