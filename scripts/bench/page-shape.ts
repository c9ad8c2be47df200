import type { Browser, Page, Request } from '@playwright/test';
import { defineNameHelper } from './slow-page';

export const windows = [
  { widthPx: 1440, heightPx: 900 },
  { widthPx: 768, heightPx: 1024 },
  { widthPx: 390, heightPx: 844 },
] as const;
/** Width of a window in CSS pixels. */
export type WidthPx = (typeof windows)[number]['widthPx'];

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
/** What a page loads, as the browser names it. */
export type Kind = (typeof kinds)[number];

/** Positions are from the top; bytes are before the first interaction. */
export type PageShape = {
  heightPx: number;
  horizontalOverflowPx: number;
  /** Top of the first price. */
  pricePx?: number;
  bytes: Record<Kind, number>;
};

type Places = Omit<PageShape, 'bytes'>;

const price = '£\\s?\\d|price on request';

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

async function measurePositions(page: Page): Promise<Places> {
  return page.evaluate((pricePattern) => {
    const root = document.documentElement;
    const pattern = new RegExp(pricePattern, 'i');
    const firstPrice = () => {
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (!pattern.test(textContent ?? '') || !parentElement?.checkVisibility()) continue;
        const { top, height, width } = parentElement.getBoundingClientRect();
        const isRead = height > 1 && width > 1;
        if (isRead && !parentElement.closest('title, svg, figcaption, [aria-hidden="true"]'))
          return Math.round(top + scrollY);
      }
      return undefined;
    };
    return {
      heightPx: root.scrollHeight,
      horizontalOverflowPx: root.scrollWidth - root.clientWidth,
      pricePx: firstPrice(),
    };
  }, price);
}

/** The parts below the fold are loaded 5 s after the load event, however slow the machine is. */
const withoutInteractionMs = 4900;

async function bytesOf(requests: readonly Request[]): Promise<Record<Kind, number>> {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  for (const request of requests) {
    const kind = kinds.find((known) => known === request.resourceType());
    if (kind) bytes[kind] += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** Measures bytes before the first interaction, then height and positions without motion. */
export async function measureShape(
  browser: Browser,
  url: string,
  window: (typeof windows)[number],
): Promise<PageShape> {
  const page = await browser.newPage({
    viewport: { width: window.widthPx, height: window.heightPx },
    reducedMotion: 'reduce',
  });
  await defineNameHelper(page);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  // The application starts after the first paint, on a busy machine after the network was idle.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')));
  await page.waitForLoadState('networkidle');
  const loadedMs = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (navigation?.loadEventEnd ?? 0);
  });
  const bytes = await bytesOf(
    finished.filter((request) => request.timing().startTime < loadedMs + withoutInteractionMs),
  );
  await scrollThrough(page);
  const places = await measurePositions(page);
  await page.close();
  return { ...places, bytes };
}
