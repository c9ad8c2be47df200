import { answerTabsEarly } from '@/lib/early-tabs';
import { keepPresses } from '@/lib/keep-presses';
import { noticeVisitor } from '@/lib/visitor-stirs';

/**
 * The one script that stands in a prerendered page. The page is whole without any: the application's modules, listed at this
 * script, are loaded once the page is painted, or at the first sign of a visitor if that comes before.
 */

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

/** Asks for all modules at once, then runs the first, which imports the others. */
async function startApplication(modules: string[]): Promise<void> {
  answerTabsEarly();
  keepPresses();
  await Promise.race([painted(), noticeVisitor(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  for (const href of modules) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  try {
    await import(/* @vite-ignore */ modules[0] ?? '');
  } catch (error) {
    // The page stays what it is without a script; a press on its buttons and forms still does nothing.
    console.error(error);
  }
}

void startApplication(document.currentScript?.dataset.modules?.split(' ') ?? []);
