import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keepLook } from '../support/keep-screenshot';
import { expect, test } from '../support/fixtures';

type Audit = {
  within?: string;
};

export async function expectNoViolation(page: Page, state: string, { within }: Audit = {}): Promise<void> {
  await keepLook(`${test.info().project.name} ${test.info().title.slice(0, 40)} ${state}`, () => page.screenshot());
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
