import type { Page } from '@playwright/test';
import { contrast, pixelsOf } from './pixels';
import { expect } from '../support/fixtures';

/** Name of the focused element, and whether it and its ring are visible: 'yes' or what is wrong. */
function focused(page: Page): Promise<{ name: string; visible: string }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // Chromium hides a film's own controls by itself, and the focus then stands on the film or nowhere.
    if (element === document.body && document.querySelector('[role=dialog] video')) return { name: '', visible: 'yes' };
    // A label shows its radio button.
    const visiblePart = element.matches('[type=radio]') ? (element.nextElementSibling ?? element) : element;
    // Large buttons may show the ring on a child; new dialogs have none. The browser marks a film's own controls.
    const marked = element.matches('[role=dialog], video')
      ? []
      : [element, visiblePart, ...element.querySelectorAll('span, circle')];
    const { left, top, width, height } = visiblePart.getBoundingClientRect();
    const isSeenAt = (y: number) => {
      const over = document.elementFromPoint(left + Math.min(width / 2, 20), y);
      return (
        over !== null && (visiblePart.contains(over) || over === element || over.closest('label')?.control === element)
      );
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
    const places = [top + 4, top + height / 2, top + height - 4];
    const over = () => document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)?.cloneNode() ?? null;
    return {
      name: name.trim().replace(/\s+/g, ' '),
      visible: !isMarked
        ? `no ring: ${getComputedStyle(visiblePart).outline}`
        : places.some(isSeenAt)
          ? 'yes'
          : `${width} x ${height} px at ${left}, ${top} under ${(over() as Element | null)?.outerHTML ?? 'nothing'}`,
    };
  });
}

/** WCAG 2.4.13 and 1.4.11. */
const neededRatio = 3;
/** Largest distance from the element, in px. */
const marginPx = 12;

/** Runs in the page. The policy allows constructed style sheets. */
function withoutRing(isOff: boolean): void {
  const sheet = new CSSStyleSheet();
  const marked = ['', ' *', ' + *'].map((part) => `:focus-visible${part}`).join();
  if (isOff) sheet.replaceSync(`${marked} { outline-color: transparent !important; box-shadow: none !important }`);
  document.adoptedStyleSheets = isOff ? [sheet] : [];
  if (document.activeElement instanceof SVGElement) {
    for (const part of document.activeElement.querySelectorAll('circle'))
      part.style.stroke = isOff ? 'transparent' : '';
  }
}

/** Thickness of the focus ring: contrasting px² per px of perimeter. */
async function ringOfFocusPx(page: Page): Promise<number> {
  const box = await page.evaluate((margin) => {
    const element = document.activeElement ?? document.body;
    // A label draws its radio button's ring.
    const parts = [element, ...element.querySelectorAll('span, circle'), element.nextElementSibling];
    const isMarked = (part: Element | null) =>
      part && (getComputedStyle(part).outlineStyle !== 'none' || part.localName === 'circle');
    const { left, top, right, bottom } = (parts.find(isMarked) ?? element).getBoundingClientRect();
    const x = Math.max(0, Math.floor(left - margin));
    const y = Math.max(0, Math.floor(top - margin));
    return {
      clip: {
        x,
        y,
        width: Math.max(1, Math.min(innerWidth, Math.ceil(right + margin)) - x),
        height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom + margin)) - y),
      },
      roundPx:
        [left >= 0, right <= innerWidth].filter(Boolean).length * (Math.min(innerHeight, bottom) - Math.max(0, top)) +
        [top >= 0, bottom <= innerHeight].filter(Boolean).length * (Math.min(innerWidth, right) - Math.max(0, left)),
    };
  }, marginPx);
  const photograph = async () =>
    pixelsOf(await page.screenshot({ clip: box.clip, animations: 'disabled', caret: 'hide' }));
  const picture = await photograph();
  await page.evaluate(withoutRing, true);
  const ground = await photograph();
  await page.evaluate(withoutRing, false);
  let standsOutPx = 0;
  for (let at = 0; at < picture.data.length; at += 3) {
    const [with_, without] = [[...picture.data.subarray(at, at + 3)], [...ground.data.subarray(at, at + 3)]];
    if (with_.join() !== without.join() && contrast(with_, without) >= neededRatio) standsOutPx += 1;
  }
  return standsOutPx / box.roundPx;
}

/** Half of a 2 px ring: edges may hide the rest. */
const leastRingPx = 1;

export async function pressTabUntil(page: Page, name: RegExp, mostPresses = 120): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const { name: stop } = await focused(page);
    const isFocusVisible = async () => (await focused(page)).visible;
    await expect.poll(isFocusVisible, { message: `"${stop}" has the focus and is to be seen` }).toBe('yes');
    if (await page.evaluate(() => document.activeElement?.matches('[role=dialog], video, body'))) continue;
    const message = `the ring of "${stop}", in px that stand out 3:1`;
    await expect.poll(() => ringOfFocusPx(page), { message }).toBeGreaterThan(leastRingPx);
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
