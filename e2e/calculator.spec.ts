import { expect, open, test } from './visitor';

for (const address of ['/', '/dental-air-purifiers-for-dental-clinics']) {
  test(`the calculator on ${address} gives the figures of the worked check for a room of 35 m³`, async ({ page }) => {
    await open(page, address);
    const calculator = page.locator('#calculator');
    const rows = calculator.locator('tbody tr');
    for (const row of await rows.all()) await expect(row).toContainText(/0\.00.*0\.00/s);
    await calculator.getByLabel(/Length \(m\)/).fill('5');
    await calculator.getByLabel(/Width \(m\)/).fill('2.8');
    await calculator.getByLabel(/Height \(m\)/).fill('2,5');
    await calculator.getByRole('button', { name: 'Calculate', exact: true }).click();
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
    await expect(calculator.getByLabel(/Length \(m\)/)).toHaveValue('');
  });
}

test('a bad room gets a message at its field, keeps the last result and never shows NaN or Infinity', async ({
  page,
}) => {
  await open(page, '/');
  const calculator = page.locator('#calculator');
  await calculator.getByLabel(/Length \(m\)/).fill('5');
  await calculator.getByLabel(/Width \(m\)/).fill('0');
  await calculator.getByLabel(/Height \(m\)/).fill('tall');
  await calculator.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(calculator.getByLabel(/Width \(m\)/)).toBeFocused();
  await expect(calculator.getByLabel(/Width \(m\)/)).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator.getByLabel(/Height \(m\)/)).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator).not.toContainText(/NaN|Infinity/);
});

test('a room leads to the price request of as many units as bring it to 6 air changes', async ({ page }) => {
  await open(page, '/');
  const calculator = page.locator('#calculator');
  const ask = calculator.getByRole('link', { name: /^Ask for a price/ });
  await expect(ask).toHaveCount(0);
  for (const [side, metres] of [
    ['Length', '10'],
    ['Width', '8'],
    ['Height', '2.7'],
  ] as const) {
    await calculator.getByLabel(new RegExp(`${side} \\(m\\)`)).fill(metres);
  }
  await calculator.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(ask).toHaveCount(4);
  const addresses = await ask.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.map((address) => address?.replace(/.*generation-/, ''))).toEqual([
    's?units=1',
    'x?units=1',
    'y?units=1',
    'z?units=1',
  ]);
  for (const link of await ask.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await ask.nth(2).click();
  await expect(page).toHaveURL(/\/product-details\/generation-y\?units=1$/);
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a price' });
  await expect(dialog).toContainText('Generation Y');
  await expect(dialog.getByLabel(/Quantity/)).toHaveValue('1');
  // Nor does the prerendered page stumble over the number when it is opened by its address.
  await open(page, '/product-details/generation-y?units=3');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  await expect(page.getByRole('dialog').getByLabel(/Quantity/)).toHaveValue('3');
});
