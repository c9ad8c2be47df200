import { use } from 'react';

/** The data behind a load: at once where they are at hand, else the nearest Suspense waits for them. */
export function useLoaded<T>(loaded: T | Promise<T>): T {
  return loaded instanceof Promise ? use(loaded) : loaded;
}
