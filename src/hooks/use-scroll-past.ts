import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is scrolled past a threshold in px. */
export function useScrollPast(thresholdPx: number): boolean {
  const subscribe = useCallback((changed: () => void) => {
    window.addEventListener('scroll', changed, { passive: true });
    return () => window.removeEventListener('scroll', changed);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
}
