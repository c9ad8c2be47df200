import { storageKeys } from '@/lib/storage-keys';

/** What was searched for on this device, the latest first. Nothing of it is sent. Without storage there is none. */
const mostKept = 5;
const mostCharacters = 80;

/** The searches that are kept; whatever else stands under the key counts as none. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKeys.searches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each): each is string => typeof each === 'string' && each !== '').slice(0, mostKept);
  } catch {
    return [];
  }
}

/** Keeps a search as the latest one. */
export function keepSearch(query: string): void {
  const kept = query.trim().slice(0, mostCharacters);
  if (kept === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== kept.toLowerCase());
  try {
    window.localStorage.setItem(storageKeys.searches, JSON.stringify([kept, ...others].slice(0, mostKept)));
  } catch {
    // Then it is not kept.
  }
}

/** Removes them all. */
export function forgetSearches(): void {
  try {
    window.localStorage.removeItem(storageKeys.searches);
  } catch {
    // Where nothing can be stored, nothing is.
  }
}
