import { useEffect, useRef } from 'react';
import { isOnlyStarted } from '@/config/enquiry-topics';
import { readSessionTexts } from '@/lib/session-text';
import { storageKeys } from '@/lib/storage-keys';
import { writeDraft } from './draft';
import { contactForm } from './enquiry-form';
import { enquiryState } from './enquiry-state';
import { namesOf, personFields, type ContactField } from './fields';

/**
 * For a visitor who follows a link such as Sign up: clears the way for the beginning of the message (use-started-form) and
 * puts the cursor in the first empty field, in the message where all else is filled in. A message already typed is never
 * replaced, nor is the cursor taken from somebody who types before the form is live.
 * @param startMessage the beginning, undefined where there is none
 * @param occasion changes with each link that was followed, so that the same link works again
 * @param focusField undefined where the form only closes a page: nobody pressed anything, and the cursor stays
 */
export function useMessageStart(
  startMessage: string | undefined,
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
    if (startMessage === undefined) return;
    const { message } = readSessionTexts(storageKeys.draftContact);
    const isReplaced = message?.trim() === '' || (focus.current && isOnlyStarted(message ?? ''));
    if (message !== undefined && isReplaced) writeDraft(contactForm, 'message', undefined);
    // An outcome that waits to be read comes first, as after a reload; so does what somebody types before the form is live.
    if (!focus.current || enquiryState('contact').status !== 'idle') return;
    if (!wasLive && document.activeElement?.matches('input, textarea')) return;
    const person = readSessionTexts(storageKeys.draftPerson);
    const empty = namesOf(personFields).find((field) => (person[field] ?? '').trim() === '');
    focus.current(empty ?? 'message');
  }, [startMessage, occasion]);
}
