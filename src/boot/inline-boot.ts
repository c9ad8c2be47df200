import { captureEvents } from './capture-events';
import { firstEvent } from './first-interaction';
import { idle } from './idle';
import { loadWithRetry } from './load-with-retry';

/**
 * The one script that stands in a prerendered page (README.md beside it). The page is whole without any: the application's
 * modules, listed at this script, are loaded once the page is painted, or at the first interaction if that comes before.
 */

const page = document.documentElement;

/** For pictures that do not arrive, in ms. */
const maxPaintWaitMs = 4000;

/** What is below the fold is laid out when the browser is idle, but on a busy machine not later than this, in ms a part. */
const maxIdleWaitMs = 100;

/** After a frame that shows the page with the pictures that it loads at once: the rest can share the line. */
async function painted(): Promise<void> {
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** React hydrates the HTML it finds and would render anew what is still on its way. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Lays out what is below the fold (_below-fold.scss), a part at a time, also for programs that read the page aloud. */
async function layOutBelowFold(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main [data-dehydrated] > *, #footer')) {
    await idle(maxIdleWaitMs);
    part.style.contentVisibility = 'visible';
  }
  page.dataset.laidOut = '';
}

/** Asks for all modules at once, then runs the first, which imports the others. */
async function boot(modules: string[]): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser looks for a place further down: the one of the hash, or where the visitor was before.
  if (location.hash || visit?.type !== 'navigate') page.dataset.laidOut = '';
  captureEvents();
  await Promise.race([painted(), firstEvent(), new Promise((resolve) => setTimeout(resolve, maxPaintWaitMs))]);
  for (const href of modules) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  await parsed();
  void layOutBelowFold();
  await loadWithRetry(
    () => import(/* @vite-ignore */ modules[0] ?? ''),
    () => page,
  );
}

void boot(document.currentScript?.dataset.modules?.split(' ') ?? []);
