import { storageKeys } from '@/lib/browser/storage-keys';

export const maxBodyCharacters = 200;

/** For whom the case is made; '' if nothing is kept. */
export function keptBody(): string {
  try {
    return (window.localStorage.getItem(storageKeys.body) ?? '').slice(0, maxBodyCharacters);
  } catch {
    return '';
  }
}

export function keepBody(name: string): void {
  try {
    if (name.trim() === '') window.localStorage.removeItem(storageKeys.body);
    else window.localStorage.setItem(storageKeys.body, name.slice(0, maxBodyCharacters));
  } catch {
    // Storage is full or forbidden.
  }
}
