import { savesData } from '../lib/browser/saves-data';
import { captureEvents } from './capture-events';
import { firstEvent } from './first-interaction';
import { idle } from './idle';
import { loadWithRetry } from './load-with-retry';

/**
 * The only inline script of a prerendered page (README.md): loads the modules listed in its element after the first
 * paint or the first interaction.
 */

const page = document.documentElement;

const maxPaintWaitMs = 4000;

/** Per part or file. */
const maxIdleWaitMs = 100;

/** Resolves after a frame with the eager pictures. */
async function painted(): Promise<void> {
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * React would render again what is not parsed yet. A press on a link to another site or a telephone number ends the
 * parsing without `DOMContentLoaded`.
 */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}

/** Lays out the parts below the fold one by one (_below-fold.scss). */
async function layOutBelowFold(): Promise<void> {
  const parts = 'main [data-dehydrated] > :not([data-static]), main [data-dehydrated] > [data-static] > *, #footer';
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    await idle(maxIdleWaitMs);
    part.style.contentVisibility = 'visible';
  }
  page.dataset.laidOut = '';
}

function preload(href: string, fetchPriority: 'auto' | 'low'): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority, href }),
  );
}

/** One by one: thirty links at once are a long task. */
async function preloadWhenIdle(modules: string[]): Promise<void> {
  for (const href of modules) {
    await idle(maxIdleWaitMs);
    preload(href, 'low');
  }
}

/** Resolves when the page has loaded and is idle; never if the visitor saves data. */
async function idleAfterLoad(): Promise<void> {
  if (savesData()) await new Promise(() => {});
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await idle();
}

/** @param later the modules below the fold, which the application evaluates at the first interaction */
async function boot(modules: string[], later: string[]): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A hash or a restored scroll offset needs the full layout.
  if (location.hash || visit?.type !== 'navigate') page.dataset.laidOut = '';
  captureEvents();
  await Promise.race([painted(), firstEvent(), new Promise((resolve) => setTimeout(resolve, maxPaintWaitMs))]);
  for (const href of modules) preload(href, 'auto');
  void Promise.race([firstEvent(), idleAfterLoad()]).then(() => preloadWhenIdle(later));
  await parsed();
  void layOutBelowFold();
  await loadWithRetry(
    () => import(/* @vite-ignore */ modules[0] ?? ''),
    () => page,
  );
}

const { modules = '', later = '' } = document.currentScript?.dataset ?? {};
void boot(modules.split(' '), later.split(' ').filter(Boolean));
