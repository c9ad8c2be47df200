import type { SearchAnswer } from '../../src/data/search/search-answers';
import type { SearchEntry } from '../../src/lib/search-index';

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

/** Removes duplicates, since a question may stand on several pages, and adds what buyers ask. */
export function searchIndex(found: readonly SearchEntry[], answers: readonly SearchAnswer[] = []): SearchEntry[] {
  const seen = new Set<string>();
  const kept = found.filter(({ kind, title, text }) => {
    const name = `${kind} ${title} ${text}`;
    return !seen.has(name) && seen.add(name);
  });
  return withAnswers(kept, answers);
}
