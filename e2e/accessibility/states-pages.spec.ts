import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { sectorKeys } from '../../src/config/sectors';
import { expect, open, test } from '../support/fixtures';
import { expectNoViolation } from './audit';

async function questionsOf(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const all = page.locator('#questions summary').filter({ hasText: /^(All \w+|\w+ more) questions$/ });
  if (await all.isVisible()) await all.click();
  const questions = page.locator('#questions details:has(> summary > h3)').filter({ visible: true });
  expect(await questions.count(), `questions of ${address}`).toBeGreaterThan(0);
  return questions;
}

for (const address of ['/', ...sectorKeys.map((key) => routes[key].path)]) {
  test(`the answers of ${address}, all open`, { tag: address === '/' ? [] : '@long' }, async ({ page }) => {
    const questions = await questionsOf(page, address);
    await questions.evaluateAll((list) => {
      for (const question of list as HTMLDetailsElement[]) {
        // Same names close each other.
        question.removeAttribute('name');
        question.open = true;
      }
    });
    await expect(page.locator('#questions details[open] > summary > h3')).toHaveCount(await questions.count());
    await expectNoViolation(page, address, { within: '#questions' });
  });

  test(`every answer of ${address} by itself`, { tag: ['@both', '@long'] }, async ({ page }) => {
    for (const question of await (await questionsOf(page, address)).all()) {
      const summary = question.locator('> summary');
      if ((await question.getAttribute('open')) === null) await summary.click();
      await expect(question).toHaveAttribute('open');
      await expectNoViolation(page, await summary.innerText(), { within: '#questions details[open]' });
    }
  });
}

for (const slug of ['generation-z', 'achilles-water-bottle-white']) {
  test(`every tab of ${slug}`, { tag: slug === 'generation-z' ? [] : '@long' }, async ({ page }) => {
    await open(page, `/product-details/${slug}`);
    const tabs = await page.getByRole('tab').all();
    expect(tabs).toHaveLength(3);
    for (const tab of tabs) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectNoViolation(page, await tab.innerText(), { within: '[role=tabpanel].active' });
    }
  });
}

test('the shop: each group, one and two chosen to compare; two, four and bottles side by side', async ({ page }) => {
  await open(page, '/shop');
  const groups = await page
    .getByRole('button', { pressed: false })
    .filter({ hasText: /products$/ })
    .all();
  expect(groups).toHaveLength(2);
  for (const group of groups) {
    await group.click();
    await expectNoViolation(page, `the shop: ${await group.innerText()}`, { within: 'main' });
  }
  await page.getByRole('button', { name: /^Show All/ }).click();
  await page.getByRole('button', { name: 'Compare Generation X', exact: true }).click();
  await expect(page.getByText('Choose one more', { exact: true })).toBeVisible();
  await expectNoViolation(page, 'one chosen');
  for (const chosen of [
    'generation-x,generation-y',
    'generation-s,generation-x,generation-y,generation-z',
    'achilles-water-bottle-white,achilles-water-bottle-black',
  ]) {
    await open(page, `/shop?compare=${chosen}`);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    for (const all of await page.getByText('All figures').all()) await all.click();
    await expectNoViolation(page, `compared: ${chosen}`, { within: 'main' });
  }
});
