import { idle } from '@/lib/idle';
import { keepPresses } from '@/lib/keep-presses';
import { noticeVisitor } from '@/lib/visitor-stirs';

/**
 * The one script that stands in a prerendered page. The page is whole without any: the application's modules, listed at this
 * script, are loaded once the page is painted, or at the first sign of a visitor if that comes before.
 */

const page = document.documentElement;

/** A page whose pictures hang is not waited for longer, in ms. */
const longestWaitMs = 4000;

/** After a frame that shows the page, with the pictures that it loads at once: what else is under way can share the line. */
async function painted(): Promise<void> {
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')];
  // A picture that does not come is none to wait for.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** All of the page's HTML is here: React takes over what it finds, and would make anew what is still on its way. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Lays out what stands below the fold (styles/_below.scss), a part at a time: no visitor waits for it, and whoever looks for
 * it, be it a program that reads the page aloud, finds it all the same.
 */
async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-late] > *, #footer')) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  page.dataset.laidOut = '';
}

/** Asks for all modules at once, then runs the first, which imports the others. */
async function startApplication(modules: string[]): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A place further down is asked for, or the one where the visitor was before.
  if (location.hash || visit?.type !== 'navigate') page.dataset.laidOut = '';
  keepPresses();
  await Promise.race([painted(), noticeVisitor(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  for (const href of modules) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  await parsed();
  void layOutRest();
  // Where it does not come, the page stays what it is without a script; a press on its buttons and forms still does nothing.
  import(/* @vite-ignore */ modules[0] ?? '').catch((error: unknown) => console.error(error));
}

void startApplication(document.currentScript?.dataset.modules?.split(' ') ?? []);
