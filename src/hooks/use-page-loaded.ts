import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('load', changed);
  return () => window.removeEventListener('load', changed);
}

/** True once the page and its first pictures have arrived: for what may wait until then. False in the prerendered HTML. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
}
