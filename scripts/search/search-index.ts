import { type SearchEntry, searchWords } from '../../src/lib/search-index';

/** A word in more entries than these does not tell them apart. */
const fewEntries = 12;

/** Removes duplicates, since a question may stand on several pages, and the words of a text that many entries have. */
export function searchIndex(found: readonly SearchEntry[]): SearchEntry[] {
  const counts = new Map<string, number>();
  for (const word of found.flatMap(({ rareWords = '' }) => rareWords.split(' ')))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const seen = new Set<string>();
  return found
    .filter(({ kind, title, text }) => {
      const name = `${kind} ${title} ${text}`;
      return !seen.has(name) && seen.add(name);
    })
    .map(({ rareWords, ...entry }) => {
      const own = new Set(searchWords(`${entry.title} ${entry.text} ${entry.terms ?? ''}`));
      const rare = (rareWords ?? '')
        .split(' ')
        .filter((word) => (counts.get(word) ?? 0) <= fewEntries && !own.has(word));
      return rare.length > 0 && rareWords ? { ...entry, rareWords: rare.join(' ') } : entry;
    });
}
