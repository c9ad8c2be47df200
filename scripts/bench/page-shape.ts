import type { Browser, Page, Request } from '@playwright/test';

/** Widths of a desk, a tablet and a telephone, each with the height of its window. */
export const windows = [
  { widthPx: 1440, heightPx: 900 },
  { widthPx: 768, heightPx: 1024 },
  { widthPx: 390, heightPx: 844 },
] as const;
export type WidthPx = (typeof windows)[number]['widthPx'];

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
export type Kind = (typeof kinds)[number];

/** What a page is at one width: its height, how far down its answers stand, in px, and what it loads by itself, in bytes. */
export type PageShape = {
  heightPx: number;
  /** How far the page can be scrolled sideways: a fault, where it is not 0. */
  sidewaysPx: number;
  pricePx?: number;
  recommendationPx?: number;
  calculatorPx?: number;
  bytes: Record<Kind, number>;
};

type Places = Omit<PageShape, 'bytes'>;

const price = '£\\s?\\d|price on request';
const recommendation = '(generation|gen) [sxyz]\\b';

/** Scrolls through the page, so that everything that comes when it is near has come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** In the page: the tops of the first texts that name a price and a machine, outside heading and drawings. */
async function placesOn(page: Page): Promise<Places> {
  return page.evaluate(
    ([pricePattern, recommendationPattern]) => {
      const root = document.documentElement;
      const topOf = (pattern: RegExp) => {
        const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode;
          if (!parentElement?.checkVisibility()) continue;
          const box = parentElement.getBoundingClientRect();
          const isRead = box.height > 1 && box.width > 1;
          if (
            isRead &&
            pattern.test(textContent ?? '') &&
            !parentElement.closest('h1, title, svg, figcaption, [aria-hidden="true"]')
          ) {
            return Math.round(box.top + scrollY);
          }
        }
        return undefined;
      };
      const calculator = document.querySelector('#calculator')?.getBoundingClientRect().top;
      return {
        heightPx: root.scrollHeight,
        sidewaysPx: root.scrollWidth - root.clientWidth,
        pricePx: topOf(new RegExp(pricePattern, 'i')),
        recommendationPx: topOf(new RegExp(recommendationPattern, 'i')),
        calculatorPx: calculator === undefined ? undefined : Math.round(calculator + scrollY),
      };
    },
    [price, recommendation] as const,
  );
}

/** Bytes of the answers so far, as they came over the wire. */
async function bytesOf(requests: readonly Request[]): Promise<Record<Kind, number>> {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  for (const request of requests) {
    const kind = kinds.find((known) => known === request.resourceType());
    if (kind) bytes[kind] += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/**
 * Measures a page as a visitor meets it who wants no motion: what it loads before the first interaction, then, scrolled through
 * once, its height and its places.
 */
export async function measureShape(
  browser: Browser,
  url: string,
  window: (typeof windows)[number],
): Promise<PageShape> {
  const page = await browser.newPage({
    viewport: { width: window.widthPx, height: window.heightPx },
    reducedMotion: 'reduce',
  });
  // The TypeScript runner names functions by a helper that it leaves outside the page.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  // The application asks for itself once the page is painted, which on a busy machine may be after the first silence.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')));
  await page.waitForLoadState('networkidle');
  const bytes = await bytesOf([...finished]);
  await scrollThrough(page);
  const places = await placesOn(page);
  await page.close();
  return { ...places, bytes };
}
