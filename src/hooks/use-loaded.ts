import { use } from 'react';

/**
 * Returns loaded data, or suspends. A promise must stay the same between renders: React throws error 467 when a hook
 * follows a skipped `use` (react/react 33580).
 */
export function useLoaded<T>(loaded: T | Promise<T>): T {
  return loaded instanceof Promise ? use(loaded) : loaded;
}
