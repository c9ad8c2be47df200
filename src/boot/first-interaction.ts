/** A field that the browser fills in sends only `input`, a press through a screen reader may send only `click`. */
const eventTypes = 'pointermove pointerdown touchstart wheel keydown focusin scroll popstate input click'.split(' ');

/** In ms after the load event: a device may send none of these events. */
const maxWaitMs = 5000;

let deferred: Promise<void> | undefined;

function hasInteracted(): boolean {
  return document.documentElement.dataset.interacted === 'true';
}

/** Resolves at the first event that shows that a visitor is there, and notes it at the root element. */
export function firstEvent(): Promise<void> {
  return new Promise((resolve) => {
    if (hasInteracted()) return resolve();
    const listening = new AbortController();
    const interacted = () => {
      listening.abort();
      document.documentElement.dataset.interacted = 'true';
      resolve();
    };
    for (const type of eventTypes) {
      window.addEventListener(type, interacted, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

/** A frame in which the browser shows what it answers by itself: a menu, a question, a scrolled page. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function maxWait(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, maxWaitMs);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/** Called once, before hydration: from now until the first interaction, what is below the fold waits. */
export function deferUntilInteraction(): void {
  // A page opened below its top shows what would wait.
  if (hasInteracted() || window.location.hash !== '' || window.scrollY > 0) return;
  deferred = Promise.race([firstEvent().then(nextFrame), maxWait()]);
  void deferred.then(() => (deferred = undefined));
}

/** Resolves at the first interaction; at once where nothing waits for it. */
export function onFirstInteraction(): Promise<void> {
  return deferred ?? Promise.resolve();
}

/** Whether what is below the fold waits for the first interaction. */
export function isDeferred(): boolean {
  return deferred !== undefined;
}
