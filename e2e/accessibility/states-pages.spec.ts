import type { Page } from '@playwright/test';
import { routes, sectorKeys } from '../../src/config/routes';
import { expect, open, test } from '../visitor';
import { expectNoViolation } from './audit';

/** What opens, filters and compares within pages, held against axe, as in states-menus.spec.ts. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens every item of every accordion on the page, one after the other, and looks at each. */
async function lookIntoAccordions(page: Page, address: string): Promise<void> {
  const buttons = page.locator('main .accordion-button').filter({ visible: true });
  const count = await buttons.count();
  expect(count, `accordion items of ${address}`).toBeGreaterThan(0);
  for (const button of await buttons.all()) {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = await button.getAttribute('aria-controls');
    const within = panel ? `.accordion-item:has([id="${panel}"])` : '.accordion-item:has([aria-expanded=true])';
    await expectNoViolation(page, `${address}: ${await button.innerText()}`, { within });
  }
}

for (const address of ['/', ...sectorKeys.map((key) => routes[key].path)]) {
  test(`every answer of ${address}`, async ({ page }) => {
    await open(page, address);
    const all = page.getByRole('button', { name: /^All \d+ questions/ });
    if (await all.isVisible()) await all.click();
    await lookIntoAccordions(page, address);
    await expectNoViolation(page, `${address} at rest`);
  });
}

for (const slug of ['generation-z', 'gen-x-filter', 'achilles-water-bottle-white', 'mars-air-sense']) {
  test(`every tab of ${slug}`, async ({ page }) => {
    await open(page, `/product-details/${slug}`);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectNoViolation(page, await tab.innerText(), { within: 'main' });
    }
  });
}

test('the shop: each group, one and two chosen to compare; two, four and filters side by side', async ({ page }) => {
  await open(page, '/shop');
  for (const group of await page
    .getByRole('button', { pressed: false })
    .filter({ hasText: /products$/ })
    .all()) {
    await group.click();
    await expect(page.locator('main ul[aria-busy]')).toHaveCount(0);
    await expectNoViolation(page, `the shop: ${await group.innerText()}`, { within: 'main' });
  }
  await page.getByRole('button', { name: /^Show All/ }).click();
  await page.getByRole('button', { name: 'Compare Generation X', exact: true }).click();
  await expect(page.getByText('Choose one more', { exact: true })).toBeVisible();
  await expectNoViolation(page, 'one chosen');
  for (const chosen of [
    'generation-x,generation-y',
    'generation-s,generation-x,generation-y,generation-z',
    'gen-x-filter,gen-y-filter',
  ]) {
    await open(page, `/shop?compare=${chosen}`);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    await expectNoViolation(page, `compared: ${chosen}`, { within: 'main' });
  }
});

test('a model that cannot be shown', async ({ page, watch }) => {
  watch.allowNetworkNotes();
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await open(page, '/product-details/generation-x');
  await page.getByRole('button', { name: 'Turn it round' }).click();
  await expect(page.getByText(/cannot draw in 3D/)).toBeVisible();
  await expectNoViolation(page, 'a model that cannot be shown', { within: 'main' });
});
