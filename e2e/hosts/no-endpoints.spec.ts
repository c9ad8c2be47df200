import { expect } from '@playwright/test';
import { folderOf } from './own-server';
import { scrollToEnd, test } from './variant-test';

// The variant `folder` has no form services.
test('without form services each form becomes an e-mail, and keeps what was typed', async ({ page, server, log }) => {
  const folder = server.origin + folderOf('folder');
  await page.goto(`${folder}/contact`);
  await scrollToEnd(page);
  const form = page.getByRole('main').locator('form');
  const write = form.getByRole('button', { name: 'Open in your e-mail' });
  await write.click();
  await expect(form.getByLabel('Name'), 'the first bad field').toBeFocused();
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('Phone').fill('0115 496 0127');
  await form.getByLabel('E-mail').fill('ada@practice.example');
  await form.getByLabel('Message').fill('Two surgeries & a waiting room.');
  await expect(write).toHaveAttribute('href', /^mailto:.*body=.*Two%20surgeries%20%26%20a%20waiting%20room\./);
  await expect(form.getByRole('button', { name: /^Send/ })).toHaveCount(0);

  await page.goto(`${folder}/product-details/generation-x?units=3#request`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada Byron');
  await expect(dialog.getByRole('button', { name: 'Open in your e-mail' })).toHaveAttribute(
    'href',
    /^mailto:.*Generation%20X/,
  );
  await page.goto(`${folder}/contact`);
  await expect(form.getByLabel('Message')).toHaveValue('Two surgeries & a waiting room.');
  expect(log.errors).toEqual([]);
  expect(log.elsewhere).toEqual([]);
});
