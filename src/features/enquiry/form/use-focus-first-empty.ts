import { useEffect, useRef } from 'react';
import { isOnlyStarted } from '@/config/enquiry-topics';
import { readSessionTexts } from '@/lib/browser/session-text';
import { storageKeys } from '@/lib/browser/storage-keys';
import { writeDraft } from '../sending/draft';
import { contactForm } from '../sending/enquiry-form';
import { enquiryState } from '../sending/enquiry-state';
import { namesOf, personFields, type ContactField } from '../fields/fields';

/**
 * Focuses the first empty field after a link such as Sign up; drops an older initial message, but no typed one.
 * @param occasion changes with each such link
 * @param focusField undefined to leave the focus
 */
export function useFocusFirstEmpty(
  initialMessage: string | undefined,
  occasion: string,
  focusField: ((field: ContactField) => void) | undefined,
): void {
  const focus = useRef(focusField);
  const isLive = useRef(false);
  useEffect(() => {
    focus.current = focusField;
  });
  useEffect(() => {
    const wasLive = isLive.current;
    isLive.current = true;
    if (initialMessage === undefined) return;
    const { message } = readSessionTexts(storageKeys.draftContact);
    const isReplaced = message?.trim() === '' || (focus.current && isOnlyStarted(message ?? ''));
    if (message !== undefined && isReplaced) writeDraft(contactForm, 'message', undefined);
    // An unread outcome or a field in use keeps the focus.
    if (!focus.current || enquiryState('contact').status !== 'idle') return;
    if (!wasLive && document.activeElement?.matches('input, textarea')) return;
    const person = readSessionTexts(storageKeys.draftPerson);
    const empty = namesOf(personFields).find((field) => (person[field] ?? '').trim() === '');
    focus.current(empty ?? 'message');
  }, [initialMessage, occasion]);
}
