import type { Locator, Page } from '@playwright/test';
import { company } from '../../src/config/company';
import { expect, open, test } from '../support/fixtures';
import { fillPerson, received } from '../support/visitor';

/** Unique per test; the ending sets the service's answer. */
function visitorName(ending = ''): string {
  return `Ada ${crypto.randomUUID().slice(0, 8)} ${ending}`.trim();
}

const message = 'Two surgeries, 35 m³ each.';

/** Advances the clock by three seconds: faster senders count as programs. */
async function fillContact(page: Page, name: string): Promise<void> {
  await page.clock.install();
  await open(page, '/contact');
  await fillPerson(page, name);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.clock.fastForward(3000);
}

async function openRequest(page: Page, name: string): Promise<Locator> {
  await page.clock.install();
  await open(page, '/product-details/generation-y');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillPerson(dialog, name);
  await dialog.getByLabel(/Quantity/).fill('3');
  await page.clock.fastForward(3000);
  return dialog;
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function expectTextKept(page: Page, name: string): Promise<void> {
  for (const isLoadedAgain of [false, true]) {
    if (isLoadedAgain) await open(page, '/contact');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  }
}

test('a message arrives at its endpoint, byte for byte as specified, once', { tag: '@smoke' }, async ({ page }) => {
  const name = visitorName();
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  const [arrived, ...more] = await received(name);
  expect(more).toEqual([]);
  expect(arrived?.path).toBe('/contact');
  expect(arrived?.contentType).toMatch(/^application\/json/);
  expect(arrived?.body).toBe(JSON.stringify({ name, phone: '0115 496 0127', email: 'ada@practice.example', message }));
});

test(
  'a price request arrives at its endpoint, byte for byte as specified, once',
  { tag: ['@smoke', '@phone'] },
  async ({ page }) => {
    const name = visitorName();
    const dialog = await openRequest(page, name);
    await dialog.getByRole('button', { name: 'Send request' }).dblclick();
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const [arrived, ...more] = await received(name);
    expect(more).toEqual([]);
    expect(arrived?.path).toBe('/product-request');
    expect(arrived?.body).toBe(
      JSON.stringify({
        product: 'Generation Y',
        redirect_url: new URL('/product-details/generation-y', page.url()).href,
        name,
        phone: '0115 496 0127',
        email: 'ada@practice.example',
        quantity: '3',
      }),
    );
  },
);

type Fault = { ending: string; send: (page: Page) => Promise<void>; tells: RegExp; arrives: number };

/** What only a browser shows; src/features/enquiry/form-faults.test.tsx has every other fault. */
const faults: Record<string, Fault> = {
  'a device that is offline': {
    ending: 'Offline',
    send: async (page) => {
      await page.context().setOffline(true);
      await sendMessage(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await page.context().setOffline(false);
    },
    tells: /Not sent.*Your device is offline/s,
    arrives: 0,
  },
  'a service that does not allow this origin': {
    ending: 'Other Origin',
    send: sendMessage,
    tells: /Not sent, as far as we can tell.*No answer came/s,
    arrives: 1,
  },
};

for (const [name, { ending, send, tells, arrives }] of Object.entries(faults)) {
  test(`a message that meets ${name} shows a failure and keeps its text`, async ({ page, watch }) => {
    watch.allowNetworkNotes();
    const visitor = visitorName(ending);
    await fillContact(page, visitor);
    await send(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(tells);
    await expect(alert.getByRole('link', { name: company.phone.label })).toBeVisible();
    await expect(page.getByText('Message sent successfully!')).toHaveCount(0);
    expect(await received(visitor)).toHaveLength(arrives);
    await expectTextKept(page, visitor);
    // The browser's own report.
    watch.errors = watch.errors.filter((words) => !words.includes('blocked by CORS policy'));
  });
}

test(
  'a message that the service fails to take shows a failure and keeps its text',
  { tag: ['@smoke', '@phone'] },
  async ({ page, watch }) => {
    watch.allowNetworkNotes();
    const name = visitorName('Status 500');
    await fillContact(page, name);
    await sendMessage(page);
    const alert = page.getByRole('alert', { name: 'Not sent' });
    await expect(alert).toContainText('fault of its own.');
    await expect(alert.getByRole('link', { name: company.phone.label })).toBeVisible();
    await expect(alert.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
    await expect(page.getByText('Message sent successfully!')).toHaveCount(0);
    expect(await received(name)).toHaveLength(1);
    await expectTextKept(page, name);
  },
);

test(
  'a price request that the service fails to take opens the failure dialog, and is filled in for the next try',
  { tag: '@smoke' },
  async ({ page, watch }) => {
    watch.allowNetworkNotes();
    const name = visitorName('Status 500');
    const dialog = await openRequest(page, name);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    const failure = page.getByRole('dialog', { name: 'Not sent' });
    await expect(failure).toContainText('fault of its own.');
    await expect(failure).not.toContainText('success');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Send request' })).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(dialog.getByLabel(/Quantity/)).toHaveValue('3');
    expect(await received(name)).toHaveLength(1);
  },
);

test('an empty form sends nothing: a sentence at each field, a short list above, the first field focused', async ({
  page,
}) => {
  await open(page, '/contact');
  await sendMessage(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('Four fields need attention')).toBeVisible();
  for (const name of ['Name', 'Phone', 'E-mail', 'Message']) {
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('required');
  }
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email');
});

test('typed text is kept while other pages are visited', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});
