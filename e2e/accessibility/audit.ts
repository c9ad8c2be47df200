import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';

/** Halves the time: passes are not described. */
const options: RunOptions = { resultTypes: ['violations'] };

/**
 * All rules of axe, on the whole page or `within` a selector. `withContrast: false` leaves out the slowest rule, where
 * `contrast.spec.ts` measures the same page.
 */
export async function expectNoViolation(
  page: Page,
  state: string,
  { within, withContrast = true }: { within?: string; withContrast?: boolean } = {},
): Promise<void> {
  if (within) await page.locator(within).first().waitFor();
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults, [string | undefined, RunOptions]>(
    ([selector, runOptions]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      return loaded.run(selector ?? document, runOptions);
    },
    [within, { ...options, rules: { 'color-contrast': { enabled: withContrast } } }],
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect.soft(found, state).toEqual([]);
}
