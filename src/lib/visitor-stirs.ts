import { whenHydrated } from './hydration';

/**
 * Everything that shows that somebody is there: each may be the first. A field that the browser fills in sends only `input`,
 * a press through a screen reader may send only `click`.
 */
const signs = 'pointermove pointerdown touchstart wheel keydown focusin scroll popstate input click'.split(' ');

/** Whoever has not stirred by then, in ms after the page's load event, may use a device that sends none of the signs. */
const longestWaitMs = 5000;

let stirs: Promise<void> | undefined;

function hasStirred(): boolean {
  return document.documentElement.dataset.stirred === 'true';
}

/**
 * Resolves at the first sign of a visitor, which is noted at the root element: the script in the page and the application
 * have no other place in common.
 */
export function noticeVisitor(): Promise<void> {
  return new Promise((resolve) => {
    if (hasStirred()) return resolve();
    const listening = new AbortController();
    const stirred = () => {
      listening.abort();
      document.documentElement.dataset.stirred = 'true';
      resolve();
    };
    for (const sign of signs) {
      window.addEventListener(sign, stirred, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

/** A frame in which the browser shows what it answers by itself: a menu, a question, a scrolled page. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function longestWait(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, longestWaitMs);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/**
 * Called once, before prerendered HTML is taken over: until then, and from then on to the first sign of a visitor,
 * `isAwaitingVisitor` is true. A page opened at a place below its top does not wait longer than for being taken over, nor
 * does one whose visitor has stirred already.
 */
export function waitForVisitor(): void {
  const needsNoSign = hasStirred() || window.location.hash !== '' || window.scrollY > 0;
  stirs = needsNoSign ? Promise.resolve() : Promise.race([noticeVisitor().then(nextFrame), longestWait()]);
  // The parts that wait must all be rendered as their HTML was before one of them may be rendered otherwise.
  void Promise.all([stirs, whenHydrated()]).then(() => (stirs = undefined));
}

/** Resolves at the first sign of a visitor; at once where nobody waits for one. */
export function whenVisitorStirs(): Promise<void> {
  return stirs ?? Promise.resolve();
}

/** True from the moment prerendered HTML is taken over until that is done and the visitor has stirred. */
export function isAwaitingVisitor(): boolean {
  return stirs !== undefined;
}
