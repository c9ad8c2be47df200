/** Autofill sends only `input`, a screen reader perhaps only `click`. */
const eventTypes = 'pointermove pointerdown touchstart wheel keydown focusin scroll popstate input click'.split(' ');

/** In ms after the load event, for devices that send none of these events. */
const maxWaitMs = 5000;

let deferred: Promise<void> | undefined;
let afterHeadStart: Promise<void> | undefined;

/** Animations load after the answer to the first press. */
const headStartMs = 1000;

function hasInteracted(): boolean {
  return document.documentElement.dataset.interacted === 'true';
}

/** Resolves at the next event of these types, wherever it happens. */
export function nextEvent(types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const happened = () => {
      listening.abort();
      resolve();
    };
    for (const type of types) {
      window.addEventListener(type, happened, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

/** Resolves at the first event of `eventTypes`, or at once if there was one. */
export async function firstEvent(): Promise<void> {
  if (hasInteracted()) return;
  await nextEvent(eventTypes);
  document.documentElement.dataset.interacted = 'true';
}

/** Lets the browser paint its own response first. */
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

/** Called once, before hydration. */
export function deferUntilInteraction(): void {
  const { hash, search } = window.location;
  // A page opened at a hash shows the deferred parts, and one with parameters shows what they ask for. A restored scroll
  // offset sends `scroll`; to ask for it here would force a layout.
  if (hasInteracted() || hash !== '' || search !== '') return;
  deferred = Promise.race([firstEvent().then(nextFrame), maxWait()]);
  void deferred.then(() => (deferred = undefined));
  afterHeadStart = deferred.then(() => new Promise((resolve) => setTimeout(resolve, headStartMs)));
  void afterHeadStart.then(() => (afterHeadStart = undefined));
}

/** Resolves at the first interaction; at once if nothing is deferred. */
export function onFirstInteraction(): Promise<void> {
  return deferred ?? Promise.resolve();
}

/** Resolves a second after the first interaction; at once if nothing is deferred. */
export function afterFirstInteraction(): Promise<void> {
  return afterHeadStart ?? Promise.resolve();
}

/** Whether `deferUntilInteraction` still waits. */
export function isDeferred(): boolean {
  return deferred !== undefined;
}
