import { keepPresses } from '@/lib/keep-presses';
import { noticeVisitor } from '@/lib/visitor-stirs';

/**
 * The one script that stands in a prerendered page. The page is whole without any: the application's modules, listed at this
 * script, are loaded once the page is painted, or at the first sign of a visitor if that comes before.
 */

/** A page whose pictures hang is not waited for longer, in ms. */
const longestWaitMs = 4000;

/** After everything that the page loads at once, and a frame that shows it. */
async function painted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Asks for all modules at once, then runs the first, which imports the others. */
async function startApplication([entry = '', ...others]: string[]): Promise<void> {
  keepPresses();
  await Promise.race([painted(), noticeVisitor(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  for (const href of others) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  try {
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    // The page stays what it is without a script; a press on its buttons and forms still does nothing.
    console.error(error);
  }
}

void startApplication(document.currentScript?.dataset.modules?.split(' ') ?? []);
