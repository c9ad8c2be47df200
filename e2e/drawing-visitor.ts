import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { chromium } from './browsers';
import { expect } from './visitor';

/** What a journey that draws in 3D needs of its browser. */
export const drawing = {
  // Chromium without a graphics card draws in software only when it is asked to.
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
  // Movements are there at once: nothing waits for a slow renderer.
  contextOptions: { reducedMotion: 'reduce' as const },
};

/** Fewer pixels: each is drawn by the processor. */
export const drawnWindow = (isMobile: boolean) =>
  isMobile ? { width: 390, height: 844 } : { width: 1000, height: 700 };

/** Software draws slowly where several browsers share a processor. */
export const slow = { timeout: 15_000 };

/** The first drawing needs code, light and model. */
export const firstDrawing = { timeout: 30_000 };

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
  await expect.poll(async () => last === (last = await seen(page, ground)), slow).toBe(true);
  return last;
}

/** The reason why a journey is made in a wide window alone. */
export const sameScene = 'the same scene in a smaller window';
