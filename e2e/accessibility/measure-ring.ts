import type { Page } from '@playwright/test';
import { contrast, pixelsOf } from './pixels';

export type Ring = {
  /** Contrasting px² per px of perimeter. */
  thicknessPx: number;
};

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

export async function ringOfFocus(page: Page): Promise<Ring> {
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
  const shown = await photograph();
  await page.evaluate(withoutRing, true);
  const ground = await photograph();
  await page.evaluate(withoutRing, false);
  let standsOutPx = 0;
  for (let at = 0; at < shown.data.length; at += 3) {
    const [with_, without] = [[...shown.data.subarray(at, at + 3)], [...ground.data.subarray(at, at + 3)]];
    if (with_.join() !== without.join() && contrast(with_, without) >= neededRatio) standsOutPx += 1;
  }
  return { thicknessPx: standsOutPx / box.roundPx };
}
