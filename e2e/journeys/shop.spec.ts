import { expect, open, test } from '../support/fixtures';

const tiles = 'main h2 a[href^="/product-details/"]';

test(
  'the tabs filter the grid and the address, and back and forward follow them',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/shop');
    await expect(page.locator(tiles)).toHaveCount(11);
    await page.getByRole('button', { name: /^Air Purifiers/ }).click();
    await expect(page).toHaveURL(/\?group=air$/);
    await expect(page.locator(tiles)).toHaveCount(4);
    await page.getByRole('button', { name: /^Water Purifiers/ }).click();
    await expect(page.locator(tiles)).toHaveCount(2);
    await page.goBack();
    await expect(page.locator(tiles)).toHaveCount(4);
    await expect(page.getByRole('button', { name: /^Air Purifiers/ })).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await expect(page.locator(tiles)).toHaveCount(2);
    await page.getByRole('button', { name: /^Show All/ }).click();
    await expect(page.locator(tiles)).toHaveCount(11);
  },
);

test('the product page shows one panel at a time', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/product-details/generation-x');
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  await page.getByRole('tab', { name: 'Specification' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Specification' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeHidden();
  await page.getByRole('tab', { name: 'Support' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Support' }).locator('a[href$=".pdf"]')).toHaveCount(2);
  await expect(page.getByRole('tabpanel', { name: 'Specification' })).toBeHidden();
});

test('the bar says why machines leave the comparison when a bottle is chosen', async ({ page }) => {
  await open(page, '/shop?picked=generation-s,generation-x');
  const bar = page.getByRole('group', { name: 'Chosen to compare' });
  await expect(bar).toContainText('Generation S, X');
  await page.getByRole('button', { name: 'Compare Achilles Water Bottle Black' }).click();
  await expect(bar.getByText('Only products of one kind are compared: begun again with')).toBeVisible();
  await page.getByRole('button', { name: 'Compare Achilles Water Bottle White' }).click();
  await expect(bar).toContainText('Compare 2');
  await expect(bar.getByText('Only products of one kind')).toHaveCount(0);
});
