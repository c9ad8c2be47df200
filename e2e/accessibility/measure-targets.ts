import type { Page } from '@playwright/test';

export type Target = { name: string; isLink: boolean; widthPx: number; heightPx: number };

/** Targets below `sidePx` by hit tests, except inline links (WCAG 2.5.8). */
function smallTargets(page: Page, sidePx: number): Promise<Target[]> {
  return page.evaluate((side) => {
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, video[controls], [role=slider]';
    const found = [...document.querySelectorAll<HTMLElement>(pressed)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (element.closest('[inert], [aria-hidden=true]')) return false;
      const { width, height, right, bottom } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
    });
    const isInline = (element: Element) => {
      if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
      const block = element.parentElement;
      return block !== null && block.innerText.trim().length > (element as HTMLElement).innerText.trim().length;
    };
    const receives = (element: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      if (element.contains(hit)) return true;
      return (
        'labels' in element && [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit))
      );
    };
    const reach = (element: HTMLElement, x: number, y: number, dx: number, dy: number) => {
      let steps = 0;
      while (steps < side && receives(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    const centre = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    const boxes = new Map(found.map((element) => [element, element.getBoundingClientRect()]));
    const startY = scrollY;
    const result: Target[] = [];
    for (const [element, box] of boxes) {
      if (isInline(element) || (box.width >= side && box.height >= side)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [x, y] = centre(element.getBoundingClientRect());
      const widthPx = reach(element, x, y, 1, 0) + reach(element, x, y, -1, 0) + 1;
      const heightPx = reach(element, x, y, 0, 1) + reach(element, x, y, 0, -1) + 1;
      if (Math.max(widthPx, Math.round(box.width)) >= side && Math.max(heightPx, Math.round(box.height)) >= side)
        continue;
      const words = element.ariaLabel ?? element.innerText.trim().replace(/\s+/g, ' ');
      result.push({
        name: `${element.localName} "${words.slice(0, 40)}" in ${element.parentElement?.localName}.${element.className}`,
        isLink: element.localName === 'a',
        widthPx: Math.max(widthPx, Math.round(box.width)),
        heightPx: Math.max(heightPx, Math.round(box.height)),
      });
    }
    scrollTo(0, startY);
    return result;
  }, sidePx);
}

/** Minimum px: WCAG 2.5.8, and 44 px for controls. */
const leastPx = 24;
const comfortablePx = 44;

export async function targetsTooSmall(page: Page): Promise<Target[]> {
  return (await smallTargets(page, comfortablePx)).filter(({ isLink, widthPx, heightPx }) => {
    return Math.min(widthPx, heightPx) < leastPx || (!isLink && heightPx < comfortablePx);
  });
}
