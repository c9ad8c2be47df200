import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';

export async function expectNoViolation(
  page: Page,
  state: string,
  { within }: { within?: string } = {},
): Promise<void> {
  const builder = new AxeBuilder({ page })
    // Avoids axe's extra page: the site has no cross-origin frames.
    .setLegacyMode()
    // Halves the time: passes are not described.
    .options({ resultTypes: ['violations'] });
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect.soft(found, state).toEqual([]);
}
