import type { Locator } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { expect, open, test } from '../support/fixtures';

async function calculate(calculator: Locator, sides: readonly [length: string, width: string, height: string]) {
  for (const [index, label] of ['Length', 'Width', 'Height'].entries()) {
    await calculator.getByLabel(`${label} (m)`).fill(sides[index] ?? '');
  }
  await calculator.getByRole('button', { name: 'Calculate', exact: true }).click();
}

for (const [address, tag] of [
  [routes.home.path, '@smoke'],
  [routes.dentistry.path, ['@phone', '@smoke']],
] as const) {
  test(
    `the calculator on ${address} gives the figures of the worked check for a room of 35 m³ without a single request`,
    { tag: tag as string | string[] },
    async ({ page }) => {
      await open(page, `${address}#calculator`);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (/^(fetch|xhr|ping|document|websocket)$/.test(request.resourceType())) requests.push(request.url());
      });
      const calculator = page.locator('#calculator');
      const rows = calculator.locator('tbody tr');
      for (const row of await rows.all()) await expect(row).toContainText(/0\.00.*0\.00/s);
      await calculate(calculator, ['5', '2.8', '2,5']);
      const expected = [
        ['GEN S', '5.14', '2.57'],
        ['GEN X', '20.77', '10.39'],
        ['GEN Y', '18.09', '9.04'],
        ['GEN Z', '33.03', '16.51'],
      ];
      for (const [index, figures] of expected.entries()) {
        for (const figure of figures) await expect(rows.nth(index)).toContainText(figure);
      }
      await expect(calculator.locator('output').first()).toContainText('35.00');
      await expect(calculator).toContainText('5.00 × 2.80 × 2.50 m');
      await expect(calculator.getByLabel('Length (m)')).toHaveValue('');
      expect(requests).toEqual([]);
    },
  );
}

test(
  'an address opens the folded calculator before the page is hydrated, and a link does as well',
  { tag: '@both' },
  async ({ page }) => {
    const calculator = page.locator('#calculator');
    const row = page.locator('details:has(#calculator) > summary');
    await page.goto(`${routes.education.path}#calculator`, { waitUntil: 'commit' });
    await expect(calculator.getByRole('button', { name: 'Calculate', exact: true })).toBeInViewport();
    await expect(row).toBeInViewport();
    await open(page, routes.gym.path);
    await page.evaluate(() => (window.location.hash = 'calculator'));
    await expect(calculator.getByLabel('Length (m)')).toBeInViewport();
    await expect(row).toBeInViewport();
  },
);

test('a bad room gets a message at its field and never shows NaN or Infinity', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/');
  const calculator = page.locator('#calculator');
  await calculate(calculator, ['5', '0', 'tall']);
  const [width, height] = [calculator.getByLabel('Width (m)'), calculator.getByLabel('Height (m)')];
  await expect(width).toBeFocused();
  await expect(width).toHaveAttribute('aria-invalid', 'true');
  await expect(width).toHaveAccessibleDescription(/Enter a width above 0/);
  await expect(height).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator).not.toContainText(/NaN|Infinity/);
});

test('each row of a room asks for the price of one machine, on the page', async ({ page }) => {
  await open(page, '/');
  const calculator = page.locator('#calculator');
  const ask = calculator.getByRole('link', { name: /^Get a written quote/ });
  await expect(ask).toHaveCount(0);
  await calculate(calculator, ['10', '8', '2.7']);
  await expect(ask).toHaveCount(4);
  await ask.nth(2).click();
  const dialog = page.getByRole('dialog', { name: 'Get a written quote' });
  await expect(dialog).toContainText('Generation Y');
  await expect(dialog.getByLabel(/Quantity/)).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(ask.nth(2)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  // Nor does the prerendered page stumble over the number when it is opened by its address.
  await open(page, '/product-details/generation-y?units=3');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  await expect(page.getByRole('dialog').getByLabel(/Quantity/)).toHaveValue('3');
});
