import { storageKeys } from '@/lib/storage-keys';
import type { Field } from './boot-state';

const personFields = ['name', 'phone', 'email'];

/** Writes what is typed into an enquiry form to the draft that the form reads once it is hydrated (features/enquiry/draft). */
export function saveDraft({ form, name, value }: Field): void {
  const ownKey = form?.dataset.draft;
  if (!ownKey) return;
  const key = personFields.includes(name) ? storageKeys.draftPerson : ownKey;
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    sessionStorage.setItem(key, JSON.stringify({ ...draft, [name]: value }));
  } catch {
    // Full or forbidden storage: the text stands in its field alone.
  }
}
