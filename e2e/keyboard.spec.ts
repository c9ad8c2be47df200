import type { Page } from '@playwright/test';
import { expect, open, test } from './visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What has the focus, in words, with whether a ring of two pixels or more shows it and nothing lies over it. */
function focused(page: Page): Promise<{ name: string; isShown: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A large button may show its ring at the part that stands for it; a dialog that has just opened has none.
    const marked = element.matches('[role=dialog]') ? [] : [element, ...element.querySelectorAll('span')];
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeenAt = (y: number) => {
      const over = document.elementFromPoint(left + Math.min(width / 2, 20), y);
      return Boolean(over && element.contains(over));
    };
    const hasRing = (part: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    const isMarked = marked.length === 0 || marked.some(hasRing);
    const name =
      element.ariaLabel ??
      ('labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined) ??
      element.textContent;
    return {
      name: name.trim().replace(/\s+/g, ' '),
      isShown: isMarked && [top + 4, top + height / 2, top + height - 4].some(isSeenAt),
    };
  });
}

/** Presses Tab until what is named has the focus; every stop on the way is visible. */
async function tabTo(page: Page, name: RegExp, mostPresses = 120): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const { name: stop } = await focused(page);
    const isShown = async () => (await focused(page)).isShown;
    await expect.poll(isShown, { message: `"${stop}" has the focus and is to be seen`, timeout: 3000 }).toBe(true);
    if (name.test(stop)) return;
  }
  throw new Error(`${mostPresses} presses of Tab do not lead to ${name}`);
}

test('a price is asked for with the keyboard alone, and the focus comes back', async ({ page }) => {
  await open(page, '/product-details/generation-y');
  await tabTo(page, /^Price On Request/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Request a price' })).toBeVisible();
  await tabTo(page, /^One more/);
  await page.keyboard.press('Space');
  for (const [label, text] of [
    [/^Name/, `Ada Keys ${Date.now()}`],
    [/^Phone/, '0115 496 0127'],
    [/^Email/, 'ada@practice.example'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Price On Request' }).first()).toBeFocused();
});

test('a message is sent with the keyboard alone', async ({ page }) => {
  await open(page, '/contact');
  for (const [label, text] of [
    [/^Name/, `Ada Keys ${Date.now()}`],
    [/^Phone/, '0115 496 0127'],
    [/^Email/, 'ada@practice.example'],
    [/^Message/, 'Two surgeries, 35 m³ each.'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, /^Send message/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent successfully!')).toBeVisible({ timeout: 15_000 });
});

test('every control of a film’s dialog is reached, and none behind it', async ({ page }) => {
  await open(page, '/about');
  await tabTo(page, /^Watch the story/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^Read the transcript/);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('details')).toHaveAttribute('open', '');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Watch the story/ })).toBeFocused();
});

test('the menu of sectors closes when the focus leaves it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the phone has its own menu');
  await open(page, '/about');
  const trigger = page.getByRole('button', { name: 'Air purifier' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, /^Open calculator/, 12);
  await page.keyboard.press('Tab');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});
