import { expectFocusKept, pressTabUntil } from './press-tab';
import { expect, open, test } from '../support/fixtures';

test('a message is sent with the keyboard alone', async ({ page }) => {
  await open(page, '/contact');
  for (const [label, text] of [
    [/^Name/, `Ada Keys ${Date.now()}`],
    [/^Phone/, '0115 496 0127'],
    [/^E-mail/, 'ada@practice.example'],
    [/^Message/, 'Two surgeries, 35 m³ each.'],
  ] as const) {
    await pressTabUntil(page, label);
    await page.keyboard.type(text);
  }
  await pressTabUntil(page, /^Send message/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('every control of a film’s dialog is reached, and none behind it', async ({ page }) => {
  await open(page, '/about');
  await pressTabUntil(page, /^Watch the story/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  // The film takes the focus when it opens, and shows it.
  await expect(dialog.locator('video')).toBeFocused();
  await expect(dialog.locator('video')).toHaveCSS('outline', /solid 2px/);
  await pressTabUntil(page, /^Read the transcript/);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('details')).toHaveAttribute('open', '');
  await expectFocusKept(page, 8);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Watch the story/ })).toBeFocused();
});

test('the menu of sectors closes when the focus leaves it', async ({ page }) => {
  await open(page, '/about');
  const trigger = page.getByRole('button', { name: 'Air purifier' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await pressTabUntil(page, /^For most rooms: Generation X/, 14);
  await page.keyboard.press('Tab');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});
