import type { SearchEntry } from '../../src/lib/search-index';

/** What the search knows, each once: one question may stand on several pages, and the first has it. */
export function searchIndex(found: readonly SearchEntry[]): SearchEntry[] {
  const seen = new Set<string>();
  return found.filter(({ k, t, d }) => {
    const name = `${k} ${t} ${d}`;
    return !seen.has(name) && seen.add(name);
  });
}
