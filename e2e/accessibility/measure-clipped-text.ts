import type { Page } from '@playwright/test';

/** Text that the window or a box clips, except visually hidden text and slides. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const windowPx = document.documentElement.clientWidth;
    const unseen =
      'a[href="#main"], .visually-hidden, .visually-hidden-focusable, [aria-hidden=true], .swiper, script, style, noscript';

    type Box = { endsSearch: boolean; clipsX: boolean; clipsY: boolean; rect: DOMRect };

    function measure(element: Element): Box {
      const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(element);
      const isRoot = element === document.documentElement;
      const scrolls = /auto|scroll/.test(overflowX);
      const isHidden = position === 'absolute' && (clip !== 'auto' || clipPath !== 'none');
      return {
        endsSearch: scrolls || isHidden,
        clipsX: overflowX !== 'visible' || isRoot,
        clipsY: /hidden|clip/.test(overflowY) && element !== document.body,
        rect: isRoot ? new DOMRect(0, 0, windowPx, 1e6) : element.getBoundingClientRect(),
      };
    }

    // Many texts have the same boxes round them.
    const boxes = new Map<Element, Box>();
    function boxOf(element: Element): Box {
      const box = boxes.get(element) ?? measure(element);
      boxes.set(element, box);
      return box;
    }

    const clipped = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest(unseen)) continue;
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width < 2) continue;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        // SVG clips its own content.
        if (element instanceof SVGElement) continue;
        const { endsSearch, clipsX, clipsY, rect } = boxOf(element);
        if (endsSearch) break;
        const besidePx = clipsX ? Math.max(place.right - rect.right, rect.left - place.left) : 0;
        const abovePx = clipsY ? Math.max(place.bottom - rect.bottom, rect.top - place.top) : 0;
        if (besidePx > 2 || abovePx > 4) {
          const words = text.data.trim().slice(0, 40);
          const px = Math.round(Math.max(besidePx, abovePx));
          clipped.add(`"${words}" by ${px} px at ${element.tagName} in ${parent.tagName}.${parent.className}`);
          break;
        }
      }
    }
    return [...clipped];
  });
}
