import type { SearchAnswer } from '../../src/data/search/search-answers';
import { type SearchEntry, searchWords } from '../../src/lib/search-index';

/** A word in more entries than these does not tell them apart. */
const fewEntries = 12;

/** Adds what buyers ask to the entries of the places that answer; an answer with a title is an entry of its own. */
function withAnswers(found: readonly SearchEntry[], answers: readonly SearchAnswer[]): SearchEntry[] {
  const entries = found.map((entry) => ({ ...entry }));
  const entryOf = (path: string) => entries.find((entry) => entry.path === path);
  const own = answers.flatMap(({ path, phrases, title, text }): SearchEntry[] => {
    const place = entryOf(path);
    if (title !== undefined)
      return [{ kind: place?.kind ?? 'page', path, title, text: text ?? place?.text ?? '', phrases }];
    if (!place) throw new Error(`${path} answers searches but has no entry: give it a title and a text`);
    place.phrases = place.phrases ? `${place.phrases}, ${phrases}` : phrases;
    return [];
  });
  return [...entries, ...own];
}

/** Removes duplicates, since a question may stand on several pages, and the words of a text that many entries have. */
export function searchIndex(found: readonly SearchEntry[], answers: readonly SearchAnswer[] = []): SearchEntry[] {
  const counts = new Map<string, number>();
  for (const word of found.flatMap(({ rareWords = '' }) => rareWords.split(' ')))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const seen = new Set<string>();
  const kept = found
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
  return withAnswers(kept, answers);
}
