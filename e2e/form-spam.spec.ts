import type { Page } from '@playwright/test';
import { productRequestEndpoint, contactEndpoint } from './places';
import { expect, open, test } from './visitor';

const person = { name: 'Priya Raman', tel: '0115 496 0182', email: 'priya.raman@harrowvale.example' };
const trap = 'input[name="leave_empty"]';

const forms = [
  { form: 'contact form', address: '/contact', endpoint: contactEndpoint, send: 'Send message', isDialog: false },
  {
    form: 'price request',
    address: '/product-details/generation-x',
    endpoint: productRequestEndpoint,
    send: 'Send request',
    isDialog: true,
  },
];

/** The bodies that leave for an endpoint; each is accepted. */
async function watchPosts(page: Page, endpoint: string): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(endpoint, (route) => {
    if (route.request().method() === 'POST') bodies.push(route.request().postDataJSON());
    return route.fulfill({
      status: 200,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type, Accept' },
      body: '{"ok":true}',
    });
  });
  return bodies;
}

async function openForm(page: Page, { address, isDialog }: (typeof forms)[number]): Promise<void> {
  await page.clock.install();
  await open(page, address);
  if (isDialog) await page.getByRole('button', { name: 'Price On Request' }).first().click();
  await page.locator(trap).waitFor({ state: 'attached' });
}

/** As browsers and password managers fill in: whatever a field's purpose, name, id or label hints at, with input events. */
async function autofill(page: Page): Promise<string[]> {
  return page.evaluate((values) => {
    const filled: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
      const hints = [field.autocomplete, field.name, field.id, field.type, field.placeholder, field.title];
      const words = [...hints, ...[...(field.labels ?? [])].map((label) => label.innerText)].join(' ').toLowerCase();
      const allowed = field.autocomplete !== 'off' || /user|login|company|organi|address|url|web|city|post/.test(words);
      const value = Object.entries(values).find(([kind]) => words.includes(kind))?.[1];
      if (!allowed || value === undefined) continue;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      filled.push(field.name);
    }
    return filled;
  }, person);
}

for (const each of forms) {
  test(`${each.form}: autofill fills in the person, never the hidden field, and the message goes`, async ({ page }) => {
    const bodies = await watchPosts(page, each.endpoint);
    await openForm(page, each);
    expect(await autofill(page)).toEqual(['name', 'phone', 'email']);
    await expect(page.locator(trap)).toHaveValue('');
    if (!each.isDialog) await page.getByRole('textbox', { name: 'Message' }).fill('Two surgeries.');
    await page.clock.fastForward(2500);
    await page.getByRole('button', { name: each.send }).click();
    await expect(page.getByText(/sent successfully!/).first()).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ name: person.name, phone: person.tel, email: person.email });
    expect(Object.keys(bodies[0] as object)).not.toContain('leave_empty');
  });

  test(`${each.form}: neither the keyboard nor a screen reader comes to the hidden field, nor does the eye`, async ({
    page,
  }) => {
    await openForm(page, each);
    const form = page.locator('form').filter({ has: page.locator(trap) });
    await form.getByRole('textbox', { name: 'Name' }).focus();
    const reached: string[] = [];
    for (let presses = 0; presses < 10; presses++) {
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(expect.arrayContaining(['name', 'phone', 'email']));
    expect(reached).not.toContain('leave_empty');
    // What assistive technology is given: the tree of the browser itself.
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value ?? ''));
    expect(names.some((name) => /^Name/.test(name))).toBe(true);
    expect(names.filter((name) => /leave this empty/i.test(name))).toEqual([]);
    await expect(page.locator(trap)).not.toBeInViewport();
  });

  test(`${each.form}: a filled hidden field is told as not sent, with phone and e-mail; the next press sends`, async ({
    page,
  }) => {
    const bodies = await watchPosts(page, each.endpoint);
    await openForm(page, each);
    await autofill(page);
    if (!each.isDialog) await page.getByRole('textbox', { name: 'Message' }).fill('Two surgeries.');
    await page.locator(trap).evaluate((field: HTMLInputElement) => (field.value = 'http://spam.example'));
    await page.clock.fastForward(2500);
    await page.getByRole('button', { name: each.send }).click();
    const told = each.isDialog ? page.getByRole('dialog', { name: 'Not sent' }) : page.getByRole('alert');
    await expect(told).toContainText('Not sent');
    await expect(told).toContainText('only programs can see');
    await expect(told.locator('a[href^="tel:"]')).toBeVisible();
    await expect(told.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
    await expect(page.getByText(/sent successfully!/)).toHaveCount(0);
    expect(bodies).toEqual([]);
    await told.getByRole('button', { name: 'Try again' }).click();
    if (each.isDialog) await page.getByRole('button', { name: each.send }).click();
    await expect(page.getByText(/sent successfully!/).first()).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(JSON.stringify(bodies)).not.toContain('spam');
  });
}

test('a press that is too quick for a person waits out two seconds, and then sends once', async ({ page }) => {
  const bodies = await watchPosts(page, contactEndpoint);
  await openForm(page, forms[0] as (typeof forms)[number]);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  // In a page whose clock stands, only a visitor's sign starts the application.
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await autofill(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Two surgeries.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending your message' })).toBeVisible();
  await page.clock.runFor(1500);
  expect(bodies).toEqual([]);
  await page.clock.runFor(1000);
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(bodies).toHaveLength(1);
});
