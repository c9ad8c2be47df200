import type { Page } from '@playwright/test';

/** Finds text clipped by the window or a box, except visually hidden text and slides. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const windowPx = document.documentElement.clientWidth;
    const unseen =
      'a[href="#main"], .visually-hidden, .visually-hidden-focusable, [aria-hidden=true], .swiper, script, style, noscript';
    const cut: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest(unseen)) continue;
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width < 2) continue;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        // SVG clips its own content.
        if (box instanceof SVGElement) continue;
        const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) break;
        if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) break;
        const { left, right, top, bottom } =
          box === document.documentElement ? new DOMRect(0, 0, windowPx, 1e6) : box.getBoundingClientRect();
        const besidePx =
          overflowX === 'visible' && box !== document.documentElement
            ? 0
            : Math.max(place.right - right, left - place.left);
        const abovePx =
          /hidden|clip/.test(overflowY) && box !== document.body ? Math.max(place.bottom - bottom, top - place.top) : 0;
        if (besidePx > 2 || abovePx > 4) {
          cut.push(
            `"${text.data.trim().slice(0, 40)}" by ${Math.round(Math.max(besidePx, abovePx))} px at ${box.tagName} in ${parent.tagName}.${parent.className}`,
          );
          break;
        }
      }
    }
    return [...new Set(cut)];
  });
}
