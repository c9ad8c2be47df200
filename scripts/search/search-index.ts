import { type SearchEntry, searchWords } from '../../src/lib/search-index';

/** A word in more entries than these does not tell them apart. */
const fewEntries = 12;

/** Removes duplicates, since a question may stand on several pages, and the words of a text that many entries have. */
export function searchIndex(found: readonly SearchEntry[]): SearchEntry[] {
  const counts = new Map<string, number>();
  for (const word of found.flatMap(({ b = '' }) => b.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const seen = new Set<string>();
  return found
    .filter(({ k, t, d }) => {
      const name = `${k} ${t} ${d}`;
      return !seen.has(name) && seen.add(name);
    })
    .map(({ b, ...entry }) => {
      const own = new Set(searchWords(`${entry.t} ${entry.d} ${entry.w ?? ''}`));
      const rare = (b ?? '').split(' ').filter((word) => (counts.get(word) ?? 0) <= fewEntries && !own.has(word));
      return b ? { ...entry, b: rare.join(' ') } : entry;
    });
}
