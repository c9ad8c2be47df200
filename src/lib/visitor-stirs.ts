/** Everything that shows that somebody is there: each may be the first. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll', 'popstate'];

/** Whoever has not stirred by then, in ms after the page's load event, may use a device that sends none of the signs. */
const longestWaitMs = 5000;

let stirs: Promise<void> | undefined;

/**
 * Called once, before prerendered HTML is taken over: from then on `whenVisitorStirs` waits for the first sign of a visitor.
 * A page opened at a place below its top does not wait.
 */
export function waitForVisitor(): void {
  stirs = new Promise((resolve) => {
    const stirred = () => {
      for (const sign of signs) window.removeEventListener(sign, stirred, true);
      stirs = undefined;
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, stirred, { capture: true, passive: true });
    const waitNoLonger = () => setTimeout(stirred, longestWaitMs);
    if (window.location.hash || window.scrollY > 0) stirred();
    else if (document.readyState === 'complete') waitNoLonger();
    else window.addEventListener('load', waitNoLonger, { once: true });
  });
}

/** Resolves at the first sign of a visitor; at once where nobody waits for one. */
export function whenVisitorStirs(): Promise<void> {
  return stirs ?? Promise.resolve();
}

/** True from the moment prerendered HTML is taken over until the visitor stirs. */
export function isAwaitingVisitor(): boolean {
  return stirs !== undefined;
}
