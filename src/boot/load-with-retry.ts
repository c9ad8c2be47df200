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
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  region: () => HTMLElement | null | Promise<HTMLElement | null>,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      const place = await region();
      place?.setAttribute('data-load-failed', 'retry');
      await nextPress();
      place?.removeAttribute('data-load-failed');
    }
  }
}
