import { useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '@/hooks/use-hydrated';
import type { ContactField } from './fields';
import { contactForm, type EnquiryForm } from './enquiry-form';
import { enquiryState, subscribeToEnquiries } from './enquiry-state';

/**
 * The contact form with the beginning of a message in it. The beginning is what the form shows, not what the visitor
 * typed: it stands in no draft until somebody goes on with it or sends it, so that no other page shows it.
 * @param startMessage the beginning, undefined where there is none
 * @param occasion changes with each link that was followed: once sent, the beginning comes back with the next link only
 */
export function useStartedForm(startMessage: string | undefined, occasion: string): EnquiryForm<ContactField> {
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
  // The prerendered HTML knows no address: the form is taken over empty.
  const isHydrated = useHydrated();
  const message = isHydrated && occasion !== sentOccasion ? (startMessage ?? '') : '';
  return useMemo(
    () => (message === '' ? contactForm : { ...contactForm, initial: { ...contactForm.initial, message } }),
    [message],
  );
}
