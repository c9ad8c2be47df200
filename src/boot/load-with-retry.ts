/** Each press and each key is an occasion to try again. */
const presses = ['pointerdown', 'touchstart', 'keydown', 'click', 'submit'];

function nextPress(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const pressed = () => {
      listening.abort();
      resolve();
    };
    for (const type of presses) {
      window.addEventListener(type, pressed, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

/**
 * Loads what a region of the page needs. Never rejects: after a failure it is tried again at the visitor's next press, and
 * `data-load-failed` tells meanwhile that presses on the region cannot be answered.
 */
export async function loadWithRetry<T>(load: () => Promise<T>, region: () => HTMLElement | null): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      region()?.setAttribute('data-load-failed', 'retry');
      await nextPress();
      region()?.removeAttribute('data-load-failed');
    }
  }
}
