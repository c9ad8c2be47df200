import { useMemo, useSyncExternalStore } from 'react';
import { parseTexts, readSessionText, readSessionTexts, writeSessionText } from '@/lib/browser/session-text';
import { storageKeys } from '@/lib/browser/storage-keys';
import { fieldsOf, type EnquiryForm } from './enquiry-form';
import { isPersonField, type EnquiryValues } from '../fields/fields';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function storageKeyOf<Field extends string>(form: EnquiryForm<Field>, field: Field): string {
  return isPersonField(field) ? storageKeys.draftPerson : form.draftKey;
}

/** Stores what was typed into a field, for this session. */
export function writeDraft<Field extends string>(
  form: EnquiryForm<Field>,
  field: Field,
  typed: string | undefined,
): void {
  const key = storageKeyOf(form, field);
  writeSessionText(key, JSON.stringify({ ...readSessionTexts(key), [field]: typed }));
  listeners.forEach((listener) => listener());
}

/** Removes the draft of a form and the person that both forms share. */
export function dropDraft(draftKey: string): void {
  writeSessionText(draftKey, null);
  writeSessionText(storageKeys.draftPerson, null);
  listeners.forEach((listener) => listener());
}

function useStoredText(key: string): string {
  return useSyncExternalStore(
    subscribe,
    () => readSessionText(key) ?? '',
    () => '',
  );
}

function valuesIn<Field extends string>(form: EnquiryForm<Field>, own: string, person: string): EnquiryValues<Field> {
  const stored = { ...parseTexts(own), ...parseTexts(person) };
  const entries = fieldsOf(form).map((field) => [field, stored[field] ?? form.initial[field]]);
  return Object.fromEntries(entries) as EnquiryValues<Field>;
}

/** The fields as this session stores them. */
export function storedValues<Field extends string>(form: EnquiryForm<Field>): EnquiryValues<Field> {
  return valuesIn(form, readSessionText(form.draftKey) ?? '', readSessionText(storageKeys.draftPerson) ?? '');
}

/** Returns the stored values; initial values during prerendering and hydration. */
export function useDraft<Field extends string>(form: EnquiryForm<Field>): EnquiryValues<Field> {
  const own = useStoredText(form.draftKey);
  const person = useStoredText(storageKeys.draftPerson);
  return useMemo(() => valuesIn(form, own, person), [form, own, person]);
}
