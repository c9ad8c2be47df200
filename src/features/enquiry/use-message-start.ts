import { useEffect, useRef } from 'react';
import { isOnlyStarted } from '@/config/enquiry-topics';
import { readSessionTexts } from '@/lib/session-text';
import { storageKeys } from '@/lib/storage-keys';
import { writeDraft } from './draft';
import type { ContactField } from './enquiry';
import { contactForm } from './enquiry-form';
import { enquiryState } from './enquiry-state';

/** Takes back a beginning that the visitor has not touched. */
function withdraw(startMessage: string): void {
  if (enquiryState('contact').status === 'sending') return;
  const typed = readSessionTexts(storageKeys.draftContact).message ?? '';
  if (typed.trim() === startMessage.trim()) writeDraft(contactForm, 'message', '');
}

/**
 * Starts the message for a visitor who follows a link such as Sign up, and puts the cursor in the first empty field (in
 * the message where all else is filled in). A message already typed is never replaced.
 * @param startMessage the beginning, undefined where there is none
 * @param occasion changes with each link that was followed, so that the same link works again
 * @param focusField undefined where the form only closes a page: the cursor stays, and a message that nobody went on
 * with goes again with the page, so that the contact page does not show it
 */
export function useMessageStart(
  startMessage: string | undefined,
  occasion: string,
  focusField: ((field: ContactField) => void) | undefined,
): void {
  const focus = useRef(focusField);
  useEffect(() => {
    focus.current = focusField;
  });
  useEffect(() => {
    if (startMessage === undefined) return undefined;
    const typed = readSessionTexts(storageKeys.draftContact).message ?? '';
    if (typed.trim() === '' || isOnlyStarted(typed)) writeDraft(contactForm, 'message', startMessage);
    if (!focus.current) return () => withdraw(startMessage);
    // An outcome that waits to be read comes first, as after a reload.
    if (enquiryState('contact').status !== 'idle') return undefined;
    const person = readSessionTexts(storageKeys.draftPerson);
    const empty = (['name', 'phone', 'email'] as const).find((field) => (person[field] ?? '').trim() === '');
    focus.current(empty ?? 'message');
    return undefined;
  }, [startMessage, occasion]);
}
