import { whenHydrated } from './hydration';
import { savesData } from './saves-data';

/**
 * Fetches what the next press may need, once the page is live and the browser has nothing else to do; not at all where the
 * visitor saves data. What does not come is asked for again when it is needed.
 */
export async function aheadOfNeed(load: () => Promise<unknown>): Promise<void> {
  await whenHydrated();
  if (savesData()) return;
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  await load().catch(() => {});
}
