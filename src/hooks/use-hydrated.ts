import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML and during hydration, true afterwards: for what only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
