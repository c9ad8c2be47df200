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
 * Loads the code of a region and never rejects: retries at the visitor's next press and sets `data-load-failed`
 * meanwhile.
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
