import { expect, open, test } from './visitor';

test('x', async ({ page }) => {
  await open(page, '/product-details/generation-x');
  expect(1).toBe(1);
});
