import type { SearchEntry } from '../../src/lib/search-index';

/** Removes duplicates: a question may stand on several pages. */
export function searchIndex(found: readonly SearchEntry[]): SearchEntry[] {
  const seen = new Set<string>();
  return found.filter(({ k, t, d }) => {
    const name = `${k} ${t} ${d}`;
    return !seen.has(name) && seen.add(name);
  });
}
