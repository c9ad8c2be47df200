import { storageKeys } from '@/lib/browser/storage-keys';
import type { Field } from './boot-state';

const personFields = ['name', 'phone', 'email'];

/** Saves text typed before hydration to the draft of the form (features/enquiry/draft). */
export function saveDraft({ form, name, value }: Field): void {
  const ownKey = form?.dataset.draft;
  if (!ownKey) return;
  const key = personFields.includes(name) ? storageKeys.draftPerson : ownKey;
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    sessionStorage.setItem(key, JSON.stringify({ ...draft, [name]: value }));
  } catch {
    // Storage is full or forbidden.
  }
}
