import { embeddedData, fetchData } from '@/lib/fetch-data';
import { readAtOnce } from '@/lib/read-at-once';

/**
 * What pages show of the catalogue comes as data by name, not as part of the scripts, which would grow with it:
 * `products/<slug>`, `shop/<group>/<page>` and `names/<shard>`. The build writes all of it (`data-source`) and puts the
 * data of each page into its HTML; the browser fetches the rest when it is asked for. While developing and rendering,
 * the same names are answered from the modules, so that a change shows at once: what only fetching does (data that are
 * missing, a host that fails, a site deployed anew) shows in `npm run build && npm run preview` and in the journeys alone.
 */
const loaded = new Map<string, Loaded<unknown>>();

/** Names of which it is known that there are no data. */
const missing = new Set<string>();

/** How long a failure is remembered. */
const forgetFailureAfterMs = 1000;

/** Data at once where they are at hand, else when they have arrived; undefined where there are none of that name. */
export type Loaded<T> = T | undefined | Promise<T | undefined>;

// The bundler drops the modules from what browsers get: the condition is a constant there.
const findData =
  import.meta.env.SSR || import.meta.env.DEV
    ? (name: string) => import('./data-source').then((source) => source.findData(name))
    : (name: string) => embeddedData(name) ?? fetchData(name);

/** Loads data by name, once. The same promise comes back each time, so that `use()` of it is stable over renders. */
export function loadData<T>(name: string): Loaded<T> {
  if (loaded.has(name)) return loaded.get(name) as Loaded<T>;
  const found = findData(name);
  loaded.set(name, found);
  if (found === undefined) missing.add(name);
  if (found instanceof Promise) {
    readAtOnce(found).then(
      (data) => data === undefined && missing.add(name),
      // What did not arrive may be asked for again, but not by the very view that waited for it: it would wait for ever.
      () => setTimeout(() => loaded.delete(name), forgetFailureAfterMs),
    );
  }
  return found as Loaded<T>;
}

/** Whether it is already known that there are no data of a name. */
export function isMissing(name: string): boolean {
  return missing.has(name);
}
