import { use } from 'react';

/** A promise that `use` reads at once: it has the two fields that React itself sets, which React does not document. */
function resolved<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/**
 * Returns loaded data, or suspends until they are loaded. Calls `use` at every render: React reports a `use` that
 * suspended and is skipped afterwards, and throws error 467 at the next hook (react/react 33580).
 */
export function useLoaded<T>(loaded: T | Promise<T>): T {
  return use(loaded instanceof Promise ? loaded : resolved(loaded));
}
