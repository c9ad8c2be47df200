import { nextEvent } from './first-interaction';

const presses = ['pointerdown', 'touchstart', 'keydown', 'click', 'submit'];

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
      await nextEvent(presses);
      place?.removeAttribute('data-load-failed');
    }
  }
}
