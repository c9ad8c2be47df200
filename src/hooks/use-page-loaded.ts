import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('load', changed);
  return () => window.removeEventListener('load', changed);
}

/** True after the load event; false in the prerendered HTML. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
}
