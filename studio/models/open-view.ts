import type { Page } from '@playwright/test';
import { withPage } from '../browser/with-page';
import type {} from './view/viewer';
import type { View } from './view/view';

/**
 * Gives `use` a page of `view/` that draws models.
 * @param ready name of the function that the page offers once it can draw
 */
export function withModelPage<Result>(
  name: string,
  ready: 'draw' | 'drawSides',
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  return withPage(`models/view/${name}`, async (page) => {
    await page.waitForFunction((asked) => window[asked] !== undefined, ready, { timeout: 120_000 });
    return use(page);
  });
}

/** Gives `use` a page that draws single views of models. */
export function withView<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  return withModelPage('index.html', 'draw', use);
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
