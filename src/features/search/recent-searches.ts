import { storageKeys } from '@/lib/browser/storage-keys';

const maxKept = 5;
const maxCharacters = 80;

/** For who has not searched yet. */
export const exampleSearches = ['dental surgery', '16 m²', 'ozone', 'Generation X'] as const;

/** Latest first; empty if storage is missing or holds anything else. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKeys.searches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each): each is string => typeof each === 'string' && each !== '').slice(0, maxKept);
  } catch {
    return [];
  }
}

/** Stores a query as the latest; does nothing where storage is full or forbidden. */
export function keepSearch(query: string): void {
  const kept = query.trim().slice(0, maxCharacters);
  if (kept === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== kept.toLowerCase());
  try {
    window.localStorage.setItem(storageKeys.searches, JSON.stringify([kept, ...others].slice(0, maxKept)));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Removes all stored queries. */
export function forgetSearches(): void {
  try {
    window.localStorage.removeItem(storageKeys.searches);
  } catch {
    // Storage is forbidden.
  }
}
