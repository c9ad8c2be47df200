import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keepLook } from '../support/keep-screenshot';
import { expect, test } from '../support/fixtures';

export type Audit = {
  /** A selector: only this part has changed since the last look. */
  within?: string;
};

/** Fails the test, and lets it go on, where axe finds anything in this state of the page: every rule, best practices included. */
export async function expectNoViolation(page: Page, state: string, { within }: Audit = {}): Promise<void> {
  await keepLook(`${test.info().project.name} ${test.info().title.slice(0, 40)} ${state}`, () => page.screenshot());
  const builder = new AxeBuilder({ page })
    // Without frames of others there is no need for the page that the default way opens for each look.
    .setLegacyMode()
    // Every rule runs, but what passes is not described: half the time of a look.
    .options({ resultTypes: ['violations'] });
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect.soft(found, state).toEqual([]);
}
