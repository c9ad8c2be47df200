import { expect, test } from '../support/fixtures';

// Stops the autoplay.
function offMiddlePx(row: Element, index: number): number {
  const middle = (element: Element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
  const slide = row.querySelectorAll('.swiper-slide')[index];
  return slide ? Math.abs(middle(slide) - middle(row)) : Infinity;
}

test('a bar shows its picture before the carousel runs, which then begins with that picture', async ({ page }) => {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  await page.route(/start-carousel-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/product-details/generation-x');
  const gallery = page.getByRole('region', { name: 'Pictures of Generation X' });
  const row = gallery.locator('.swiper');
  const third = gallery.getByRole('button', { name: /^Picture 3 of/ });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => row.evaluate(offMiddlePx, 2)).toBeLessThan(2);
  await expect(gallery).not.toHaveAttribute('data-running');
  resume();
  await expect(gallery).toHaveAttribute('data-running');
  await expect(third).toHaveAttribute('aria-current', 'true');
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('the arrow keys turn the pictures, before the carousel runs and after', async ({ page }) => {
  await page.goto('/product-details/generation-y');
  const gallery = page.getByRole('region', { name: 'Pictures of Generation Y' });
  const row = gallery.getByRole('region', { name: 'Pictures', exact: true });
  const current = gallery.locator('[aria-current="true"]');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toHaveAttribute('data-running');
  await expect(row).toBeFocused();
  await gallery.getByRole('button', { name: /^Picture 2 of/ }).click();
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName(/^Picture 3 of/);
  for (const place of ['Picture 2 of', 'Picture 1 of', 'Picture 7 of']) {
    await page.keyboard.press('ArrowLeft');
    await expect(current).toHaveAccessibleName(new RegExp(`^${place} `));
  }
  await expect(row).toBeFocused();
});
