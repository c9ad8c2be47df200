import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixtures';

const trap = 'input[name="leave_empty"]';

async function fieldsFor(page: Page): Promise<{ keyboard: string[]; screenReader: string[] }> {
  const keyboard: string[] = [];
  for (let presses = 0; presses < 10; presses++) {
    keyboard.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    await page.keyboard.press('Tab');
  }
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const fields = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'textbox');
  return { keyboard, screenReader: fields.map(({ name }) => String(name?.value)) };
}

for (const [form, address] of [
  ['contact form', '/contact'],
  ['price request', '/product-details/generation-x'],
] as const) {
  test(`${form}: neither the keyboard nor a screen reader comes to the hidden field, nor does the eye`, async ({
    page,
  }) => {
    await open(page, address);
    if (form === 'price request') await page.getByRole('button', { name: 'Price On Request' }).first().click();
    const fields = page.locator('form').filter({ has: page.locator(trap) });
    await fields.getByRole('textbox', { name: 'Name' }).focus();
    const { keyboard, screenReader } = await fieldsFor(page);
    expect(keyboard).toEqual(expect.arrayContaining(['name', 'phone', 'email']));
    expect(keyboard).not.toContain('leave_empty');
    expect(screenReader).toEqual(expect.arrayContaining(['Name', 'Phone', 'E-mail']));
    expect(screenReader.filter((name) => /leave this empty/i.test(name))).toEqual([]);
    await expect(page.locator(trap)).not.toBeInViewport();
  });
}
