import type { APIRequestContext, Page } from '@playwright/test';
import type { ReceivedMessage } from './form-service';
import { receivedUrl } from './places';
import { expect, open, test } from './visitor';

async function received(request: APIRequestContext, name: string): Promise<ReceivedMessage[]> {
  const response = await request.get(`${receivedUrl}?name=${encodeURIComponent(name)}`);
  return (await response.json()) as ReceivedMessage[];
}

/** A name of one's own for each test and window, so that tests running at once do not mix. */
function visitorName(project: string, ending = ''): string {
  return `Ada ${project} ${Date.now()}${ending && ` ${ending}`}`;
}

async function fillContact(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone' }).fill('0115 496 0127');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@practice.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two surgeries, 35 m³ each.');
}

test('a message arrives at its endpoint, byte for byte as specified', async ({ page, request }, { project }) => {
  const name = visitorName(project.name);
  await open(page, '/contact');
  await fillContact(page, name);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  const [message, ...more] = await received(request, name);
  expect(more).toEqual([]);
  expect(message?.path).toBe('/contact');
  expect(message?.contentType).toMatch(/^application\/json/);
  expect(message?.body).toBe(
    JSON.stringify({
      name,
      phone: '0115 496 0127',
      email: 'ada@practice.example',
      message: 'Two surgeries, 35 m³ each.',
    }),
  );
});

test('a price request arrives at its endpoint, byte for byte as specified', async ({ page, request }, { project }) => {
  const name = visitorName(project.name);
  await open(page, '/product-details/generation-y');
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('0115 496 0127');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@practice.example');
  await dialog.getByLabel(/Quantity/).fill('3');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [message, ...more] = await received(request, name);
  expect(more).toEqual([]);
  expect(message?.path).toBe('/product-request');
  expect(message?.body).toBe(
    JSON.stringify({
      product: 'Generation Y',
      redirect_url: new URL('/product-details/generation-y', page.url()).href,
      name,
      phone: '0115 496 0127',
      email: 'ada@practice.example',
      quantity: '3',
    }),
  );
});

for (const ending of ['Status 500', 'Status 422', 'Denied', 'Html Page', 'Hung Up']) {
  test(`a message that meets "${ending}" is never called a success, and its text is kept`, async ({
    page,
    watch,
    request,
  }, { project }) => {
    watch.allowNetworkNotes();
    const name = visitorName(project.name, ending);
    await open(page, '/contact');
    await fillContact(page, name);
    await page.getByRole('button', { name: 'Send message' }).click();
    const alert = page.getByRole('alert').filter({ hasText: /not sent/i });
    await expect(alert).toBeVisible();
    await expect(page.getByText('Message sent successfully!')).toHaveCount(0);
    await expect(alert.getByRole('link', { name: /0808/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two surgeries, 35 m³ each.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two surgeries, 35 m³ each.');
    // A browser repeats a POST by itself where the connection dies without an answer; each other press sends once.
    if (ending !== 'Hung Up') expect(await received(request, name)).toHaveLength(1);
  });
}

test('an empty form sends nothing: a sentence at each field, a short list above, the first field focused', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByText('Four fields need attention')).toBeVisible();
  for (const name of ['Name', 'Phone', 'Email', 'Message']) {
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
  }
});

test('what was typed survives a walk through the site', async ({ page, isMobile }) => {
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole(isMobile ? 'dialog' : 'banner')
    .getByRole('link', { name: 'Shop' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});
