import { whenHydrated } from './when-hydrated';

/** Everything that shows that somebody is there: each may be the first. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll', 'popstate'];

/** Whoever has not stirred by then, in ms after the page's load event, may use a device that sends none of the signs. */
const longestWaitMs = 5000;

let firstSign: Promise<void> | undefined;
let hasStirred = false;
let stirs: Promise<void> | undefined;

/** Listens for the first sign of a visitor from the first call on, and resolves at it. */
export function noticeVisitor(): Promise<void> {
  firstSign ??= new Promise((resolve) => {
    const stirred = () => {
      for (const sign of signs) window.removeEventListener(sign, stirred, true);
      hasStirred = true;
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, stirred, { capture: true, passive: true });
  });
  return firstSign;
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
  const sign = noticeVisitor();
  const needsNoSign = hasStirred || window.location.hash !== '' || window.scrollY > 0;
  stirs = needsNoSign ? Promise.resolve() : Promise.race([sign, longestWait()]);
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
