import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Mail, Phone } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { ErrorList, ErrorLinks, type ListedError } from '@/components/forms/ErrorList';
import { Field } from '@/components/forms/Field';
import { StatusButton } from '@/components/forms/StatusButton';
import { company } from '@/config/company';
import { isUneditedInitialMessage } from '@/config/enquiry-topics';
import { useHydrated } from '@/boot/use-hydrated';
import { readSessionTexts } from '@/lib/browser/session-text';
import { storageKeys } from '@/lib/browser/storage-keys';
import { Notice } from '@/components/forms/Notice';
import { EmailInstead } from '../form/EmailInstead';
import { writeDraft } from '../sending/draft';
import { contactForm, type EnquiryForm } from '../sending/enquiry-form';
import { enquiryMail, enquiryMailUrl } from '../sending/enquiry-mail';
import { enquiryState, forgetOutcome, subscribeToEnquiries, type FailureReason } from '../sending/enquiry-state';
import { fieldLimits, lengthOf } from '../fields/field-rules';
import { contactFields, namesOf, personFields, type ContactField } from '../fields/fields';
import { Honeypot } from '../form/Honeypot';
import { NetlifyForm } from '../sending/NetlifyForm';
import { PersonInput } from '../form/PersonInput';
import { PrivacyLine } from '../form/PrivacyLine';
import { formService } from '../sending/send-enquiry';
import { useEnquiryForm } from '../form/use-enquiry-form';
import type { ContactEnquiry } from '../sending/enquiry';
import { sendFailureMessage } from '../sending/send-failure-message';
import styles from './Contact.module.scss';

/** How a page starts a message. */
export type ContactFormProps = {
  initialMessage?: string | undefined;
  /** Changes with each link that starts a message. */
  occasion?: string;
  /** False on pages that end with the form: the focus stays where it is. */
  takesFocus?: boolean;
  /** What the message may say. */
  placeholder?: string;
};

type ContactSentProps = { enquiry: ContactEnquiry; onDismiss: () => void };

function ContactSent({ enquiry, onDismiss }: ContactSentProps) {
  return (
    <Notice tone="success" title="Message sent successfully!" takesFocus onDismiss={onDismiss}>
      <p className="text-break mw-lead">
        Your message is with us in {company.headquarters.city}. We reply to {enquiry.values.email} {company.replyIn}.
      </p>
    </Notice>
  );
}

type ContactFailedProps = {
  reason: FailureReason;
  errors: readonly ListedError[];
  mailUrl: string;
  onTryAgain: () => void;
  onDismiss: () => void;
};

function ContactFailed({ reason, errors, mailUrl, onTryAgain, onDismiss }: ContactFailedProps) {
  const words = sendFailureMessage(reason, 'message');
  const text = useRef<HTMLParagraphElement>(null);
  const leavesFocus = useRef(errors.length > 0);
  // Shows the notice before the focus moves to a bad field.
  useEffect(() => {
    if (leavesFocus.current) text.current?.closest('[role=alert]')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Notice tone="danger" title={words.title} takesFocus={errors.length === 0} onDismiss={onDismiss}>
      <p ref={text} className="text-break mw-lead">
        {words.text} What you typed is still in the form.
      </p>
      {errors.length > 0 && <ErrorLinks errors={errors} />}
      <div className={`d-flex flex-wrap row-gap-2 column-gap-4 align-items-center mt-3 ${styles.ways}`}>
        {reason.outcome === 'not-loaded' ? (
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
        ) : (
          <Button onClick={onTryAgain}>Try again</Button>
        )}
        <a href={mailUrl} className="d-inline-flex gap-2 align-items-center fw-semibold">
          <Mail size={18} strokeWidth={1.5} aria-hidden="true" className="icon" /> Send it by e-mail instead
        </a>
        <a href={company.phone.href} className="d-inline-flex gap-2 align-items-center fw-semibold">
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" className="icon" /> {company.phone.label}
        </a>
      </div>
    </Notice>
  );
}

/** The message to the company. What is typed stays until it was sent. */
export function ContactForm({ initialMessage, occasion = '', takesFocus = true, placeholder }: ContactFormProps) {
  const form = useEnquiryForm(useInitialMessage(initialMessage, occasion));
  const { state, values, errors, idOf, change } = form;
  const sendButton = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const isSending = state.status === 'sending';
  const mail = enquiryMail(contactForm.enquiry(values));
  const wiring = { idOf, values, errors, change, readOnly: isSending };
  const charactersLeft = fieldLimits.message - lengthOf(values.message);
  useFocusFirstEmpty(initialMessage, occasion, takesFocus ? form.focusField : undefined);

  function tryAgain(): void {
    // Moves the focus before the notice with the pressed button unmounts.
    sendButton.current?.focus();
    form.send();
  }

  return (
    <div className="d-grid gap-4">
      {state.status === 'sent' && state.enquiry.form === 'contact' && (
        <ContactSent enquiry={state.enquiry} onDismiss={() => forgetOutcome('contact')} />
      )}
      {state.status === 'failed' && (
        <ContactFailed
          reason={state.reason}
          errors={form.listedErrors}
          mailUrl={enquiryMailUrl(mail)}
          onTryAgain={tryAgain}
          onDismiss={() => forgetOutcome('contact')}
        />
      )}
      {state.status !== 'failed' && <ErrorList errors={form.listedErrors} />}
      <form {...form.formProps} className={`position-relative align-items-start ${styles.form}`}>
        {namesOf(personFields).map((field) => (
          <PersonInput key={field} {...wiring} field={field} />
        ))}
        <div>
          <Field
            as="textarea"
            id={idOf('message')}
            name="message"
            label={contactFields.message.label}
            required
            rows={6}
            placeholder={placeholder}
            value={values.message}
            error={errors.message}
            readOnly={isSending}
            onChange={(typed) => change('message', typed)}
          />
          {errors.message === undefined && charactersLeft < fieldLimits.message / 10 && (
            <p className="small muted mt-2 mb-0">
              {charactersLeft >= 0
                ? `${charactersLeft} of ${fieldLimits.message} characters left`
                : `${-charactersLeft} characters too many`}
            </p>
          )}
        </div>
        <Honeypot />
        <div className={`d-flex flex-wrap row-gap-3 column-gap-4 align-items-center ${styles.foot}`}>
          {formService('contact').endpoint === '' ? (
            <EmailInstead mail={mail} variant="primary" check={form.check} />
          ) : (
            <StatusButton
              ref={sendButton}
              variant="primary"
              type={isHydrated ? 'submit' : 'button'}
              isBusy={isSending}
              busyLabel="Sending your message"
            >
              Send message
            </StatusButton>
          )}
          <PrivacyLine className={`m-0 mw-short ${styles.privacy}`} />
        </div>
        <noscript>
          <p className="small">
            This form needs JavaScript. Without it, please write to{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        </noscript>
      </form>
      <NetlifyForm form="contact" />
    </div>
  );
}

/**
 * Shows an initial message without storing it as a draft.
 * @param occasion changes with each link; after sending, only a new one shows the message again
 */
function useInitialMessage(initialMessage: string | undefined, occasion: string): EnquiryForm<ContactField> {
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

/**
 * Focuses the first empty field after a link such as Sign up; drops an older initial message, but no typed one.
 * @param occasion changes with each such link
 * @param focusField undefined to leave the focus
 */
function useFocusFirstEmpty(
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
    const isReplaced = message?.trim() === '' || (focus.current && isUneditedInitialMessage(message ?? ''));
    if (message !== undefined && isReplaced) writeDraft(contactForm, 'message', undefined);
    // An unread outcome or a field in use keeps the focus.
    if (!focus.current || enquiryState('contact').status !== 'idle') return;
    if (!wasLive && document.activeElement?.matches('input, textarea')) return;
    const person = readSessionTexts(storageKeys.draftPerson);
    const empty = namesOf(personFields).find((field) => (person[field] ?? '').trim() === '');
    focus.current(empty ?? 'message');
  }, [initialMessage, occasion]);
}
