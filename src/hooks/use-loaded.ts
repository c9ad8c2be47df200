import { use } from 'react';

/**
 * The data behind a load: at once where they are at hand, else the nearest Suspense waits for them. A load that was a promise
 * must stay the same promise: React throws error 467 at a hook behind a `use` that is skipped when it renders again
 * (react/react 33580).
 */
export function useLoaded<T>(loaded: T | Promise<T>): T {
  return loaded instanceof Promise ? use(loaded) : loaded;
}
