import { createHash } from 'node:crypto';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import { chromium } from './browsers';
import { expect } from './fixtures';

export const drawing = {
  // Software rendering.
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
  // Few pixels for the processor.
  viewport: async ({ isMobile }: { isMobile: boolean }, use: (viewport: ViewportSize) => Promise<void>) =>
    use(isMobile ? { width: 390, height: 844 } : { width: 1000, height: 700 }),
};

/** The first drawing takes 6 s of a free processor. */
export const firstDrawing = { timeout: 120_000 };

/** Without edges, where the focus ring is. */
export async function canvasShot(page: Page, ground: Locator): Promise<string> {
  const box = await ground.boundingBox();
  if (!box) throw new Error('there is no canvas to be seen');
  const { x, y, width, height } = box;
  const picture = await page.screenshot({
    clip: { x: x + width * 0.3, y: y + height * 0.1, width: width * 0.4, height: height * 0.5 },
  });
  return createHash('md5').update(picture).digest('hex');
}

export async function expectInside(ground: Locator, labels: Locator): Promise<void> {
  const canvas = await ground.boundingBox();
  for (const label of await labels.all()) {
    const box = await label.boundingBox();
    expect(box && canvas && box.x >= canvas.x && box.x + box.width <= canvas.x + canvas.width).toBe(true);
    expect(box && canvas && box.y >= canvas.y && box.y + box.height <= canvas.y + canvas.height).toBe(true);
  }
}

export async function waitUntilStill(page: Page, ground: Locator): Promise<string> {
  let last = '';
  await expect.poll(async () => last === (last = await canvasShot(page, ground))).toBe(true);
  return last;
}
