import { readSessionTexts, writeSessionText } from '@/lib/session-text';
import { storageKeys } from '@/lib/storage-keys';
import type { Field } from './boot-state';

const personFields = ['name', 'phone', 'email'];

/** Writes what is typed into an enquiry form to the draft that the form reads once it is hydrated (features/enquiry/draft). */
export function saveDraft({ form, name, value }: Field): void {
  const ownKey = form?.dataset.draft;
  if (!ownKey) return;
  const key = personFields.includes(name) ? storageKeys.draftPerson : ownKey;
  writeSessionText(key, JSON.stringify({ ...readSessionTexts(key), [name]: value }));
}
