import { useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '@/hooks/use-hydrated';
import type { ContactField } from '../fields/fields';
import { contactForm, type EnquiryForm } from '../sending/enquiry-form';
import { enquiryState, subscribeToEnquiries } from '../sending/enquiry-state';

/**
 * Shows an initial message without storing it as a draft.
 * @param occasion changes with each link; after sending, only a new one shows the message again
 */
export function useInitialMessage(initialMessage: string | undefined, occasion: string): EnquiryForm<ContactField> {
  const status = useSyncExternalStore(
    subscribeToEnquiries,
    () => enquiryState('contact').status,
    () => 'idle',
  );
  const [before, setBefore] = useState(status);
  const [sentOccasion, setSentOccasion] = useState<string>();
  if (status !== before) {
    setBefore(status);
    if (status === 'sent') setSentOccasion(occasion);
  }
  // The prerendered HTML does not know the query.
  const isHydrated = useHydrated();
  const message = isHydrated && occasion !== sentOccasion ? (initialMessage ?? '') : '';
  return useMemo(
    () => (message === '' ? contactForm : { ...contactForm, initial: { ...contactForm.initial, message } }),
    [message],
  );
}
