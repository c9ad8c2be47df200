import type { Page } from '@playwright/test';
import { contactEndpoint, productRequestEndpoint } from '../support/config';
import { expect, open, test } from '../support/fixtures';
import { fillPerson } from '../support/visitor';
import { expectNoViolation } from './audit';

/** Holds requests to a form service until released. */
async function holdRequests(page: Page, endpoint: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(endpoint, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a price request: empty, invalid, sending, not sent, sent', { tag: '@phone' }, async ({ page, watch }) => {
  watch.allowNetworkNotes();
  await open(page, '/product-details/generation-y');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  const dialog = page.getByRole('dialog');
  const send = page.getByRole('button', { name: 'Send request' });
  await expect(send).toBeVisible();
  await expectNoViolation(page, 'empty');
  await send.click();
  await expect(dialog.getByText(/fields need attention/)).toBeVisible();
  await expectNoViolation(page, 'invalid', { within: '[role=dialog]' });
  await fillPerson(dialog, `Ada Axe ${Date.now()} Status 500`);
  const release = await holdRequests(page, productRequestEndpoint);
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending your request' })).toBeVisible();
  await expectNoViolation(page, 'sending', { within: '[role=dialog]' });
  release();
  await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
  await expectNoViolation(page, 'not sent', { within: '[role=dialog]' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Ada Axe ${Date.now()}`);
  await send.click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await expectNoViolation(page, 'sent');
});

test('a message: invalid, sending, not sent, its outcome on another page, sent', async ({ page, watch }) => {
  watch.allowNetworkNotes();
  await open(page, '/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Four fields need attention')).toBeVisible();
  await expectNoViolation(page, 'invalid');
  await fillPerson(page, `Ada Axe ${Date.now()} Status 500`);
  await page.getByRole('textbox', { name: 'Message' }).fill('Two surgeries, 35 m³ each.');
  const release = await holdRequests(page, contactEndpoint);
  await send.click();
  await expect(page.getByRole('button', { name: /^Sending/ })).toBeVisible();
  await expectNoViolation(page, 'sending', { within: 'main' });
  release();
  await expect(page.getByRole('alert').filter({ hasText: /not sent/i })).toBeVisible();
  await expectNoViolation(page, 'not sent', { within: 'main' });
  await page.getByRole('textbox', { name: 'Name' }).fill(`Ada Axe ${Date.now()}`);
  await page.unroute(contactEndpoint);
  const letGoAgain = await holdRequests(page, contactEndpoint);
  await send.click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  letGoAgain();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).last()).toBeVisible();
  await expectNoViolation(page, 'told on another page', { within: '[role=status]' });
  await page.goBack();
  await fillPerson(page, `Ada Axe ${Date.now()}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('And a waiting room.');
  await send.click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expectNoViolation(page, 'sent');
});

test('the calculator: empty, invalid, with its answer', async ({ page }) => {
  await open(page, '/');
  const calculator = page.locator('#calculator');
  const calculate = calculator.getByRole('button', { name: 'Calculate', exact: true });
  await calculate.click();
  await expectNoViolation(page, 'empty', { within: '#calculator' });
  for (const [side, metres] of [
    ['Length', '10'],
    ['Width', 'wide'],
    ['Height', '0'],
  ] as const) {
    await calculator.getByLabel(new RegExp(`${side} \\(m\\)`)).fill(metres);
  }
  await calculate.click();
  await expect(calculator.getByLabel(/Height \(m\)/)).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolation(page, 'invalid', { within: '#calculator' });
  await calculator.getByLabel(/Width \(m\)/).fill('8');
  await calculator.getByLabel(/Height \(m\)/).fill('2.7');
  await calculate.click();
  await expect(calculator.getByRole('link', { name: /^Get a written quote/ })).toHaveCount(4);
  await expectNoViolation(page, 'with its answer', { within: '#calculator' });
});

test('the planner: empty, invalid, with an answer, full, and with the rooms of a link', async ({ page }) => {
  await open(page, '/room-planner');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Enter the length in metres, such as 4.50')).toBeVisible();
  await expectNoViolation(page, 'invalid');
  await page.getByRole('radio', { name: 'Feet' }).check();
  await expectNoViolation(page, 'in feet', { within: 'main form' });
  await page.getByRole('radio', { name: 'Metres' }).check();

  const rooms = Array.from({ length: 20 }, (_, index) => `room=4.5x3.5x2.6&target=6&name=Room ${index + 1}`).join('&');
  await open(page, `/room-planner#${rooms}&room=9x0x3`);
  await expect(page.getByText(/could not be read/)).toBeVisible();
  await expectNoViolation(page, 'the rooms of a link', { within: 'main' });
  await page.getByRole('button', { name: 'Add them to my plan' }).click();
  await expect(page.getByRole('button', { name: /are the most$/ })).toBeVisible();
  await expectNoViolation(page, 'full', { within: 'main' });
  await page.getByRole('button', { name: 'Remove Room 2', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoViolation(page, 'with a room removed', { within: 'main' });
});
