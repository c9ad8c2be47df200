import type { Page } from '@playwright/test';
import { ringOfFocus } from './measure-ring';
import { expect } from '../support/fixtures';

/** Name of the focused element, and whether its ring is visible. */
function focused(page: Page): Promise<{ name: string; isShown: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A label shows its radio button.
    const shown = element.matches('[type=radio]') ? (element.nextElementSibling ?? element) : element;
    // Large buttons may show the ring on a child; new dialogs have none.
    // The browser marks a film's own controls.
    const marked = element.matches('[role=dialog], video:not(:focus)')
      ? []
      : [element, shown, ...element.querySelectorAll('span, circle')];
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isSeenAt = (y: number) => {
      const over = document.elementFromPoint(left + Math.min(width / 2, 20), y);
      return over !== null && (shown.contains(over) || over === element || over.closest('label')?.control === element);
    };
    const hasRing = (part: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, strokeWidth } = getComputedStyle(part);
      if (part.localName === 'circle') return parseFloat(strokeWidth) >= 2;
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

/** Half of a 2 px ring: edges may hide the rest. */
const leastRingPx = 1;

export async function tabTo(page: Page, name: RegExp, mostPresses = 120): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const { name: stop } = await focused(page);
    const isShown = async () => (await focused(page)).isShown;
    await expect.poll(isShown, { message: `"${stop}" has the focus and is to be seen` }).toBe(true);
    if (await page.evaluate(() => document.activeElement?.matches('[role=dialog], video'))) continue;
    const ring = async () => (await ringOfFocus(page)).thicknessPx;
    const message = `the ring of "${stop}", in px that stand out 3:1`;
    await expect.poll(ring, { message }).toBeGreaterThan(leastRingPx);
    if (name.test(stop)) return;
  }
  throw new Error(`${mostPresses} presses of Tab do not lead to ${name}`);
}

export async function expectFocusKept(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
  }
}
