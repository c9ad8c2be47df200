import { storageKeys } from '@/lib/browser/storage-keys';

export const maxNameCharacters = 200;

/** For whom the case is made; '' if nothing is kept. */
export function storedOrganisationName(): string {
  try {
    return (window.localStorage.getItem(storageKeys.organisationName) ?? '').slice(0, maxNameCharacters);
  } catch {
    return '';
  }
}

/** Stores the name on this device, or removes it if empty; does nothing where storage is forbidden. */
export function storeOrganisationName(name: string): void {
  try {
    if (name.trim() === '') window.localStorage.removeItem(storageKeys.organisationName);
    else window.localStorage.setItem(storageKeys.organisationName, name.slice(0, maxNameCharacters));
  } catch {
    // Storage is full or forbidden.
  }
}
